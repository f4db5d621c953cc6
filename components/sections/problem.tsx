import clsx from "clsx";
import type { CSSProperties } from "react";
import { StoreBadge } from "@/components/store/store-badge";
import { Entrance } from "@/components/ui/entrance";
import { FeatureItem } from "@/components/ui/feature-item";
import { largeSize, Section, SectionHeading } from "@/components/ui/section";
import { SourceTips } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import { textXHeight } from "@/lib/text/font-metrics";
import styles from "./problem.module.css";

/**
 * The smallest legal font size of an ingredient list, in px: an x-height of 1.2 mm (Regulation (EU) No 1169/2011,
 * Article 13(2) and Annex IV).
 */
const legalSize = ((1.2 / 25.4) * 96) / textXHeight;

export function Problem({ id, heading, list, pains, answer }: Home["problem"]) {
  return (
    <Section id={id} className={clsx(styles.section, "pt-7 lg:pt-16")}>
      <div className={clsx("column", styles.columns)}>
        <SectionHeading
          id={id}
          heading={heading}
          size={largeSize}
          className={clsx(styles.heading, "whitespace-pre-line")}
        />
        <div className={styles.backLabel} style={{ "--legal-size": legalSize.toFixed(3) } as CSSProperties}>
          <Entrance
            as="p"
            from={{ scale: "var(--legal-scale)" }}
            amount={0.2}
            className={clsx(styles.smallPrint, "text-lead leading-[1.35] lg:text-xl")}
          >
            <strong>{list.lead}</strong> <span>{`${list.ingredients.join(", ")}.`}</span>
          </Entrance>
        </div>
        <div className={styles.pains}>
          <SourceTips>
            <ol role="list" className={styles.painList}>
              {pains.map((pain) => (
                <FeatureItem key={pain.title} {...pain} className={styles.pain} />
              ))}
            </ol>
          </SourceTips>
        </div>
        <div className={styles.answer}>
          <p className="font-display text-lead font-bold leading-tight wrap-anywhere">{answer}</p>
          <StoreBadge placement="problem" describedBy={`${id}-heading`} />
        </div>
      </div>
    </Section>
  );
}
