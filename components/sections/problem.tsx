import clsx from "clsx";
import { StoreBadge } from "@/components/store/store-badge";
import { Entrance } from "@/components/ui/entrance";
import { FeatureItem } from "@/components/ui/feature-item";
import { largeSize, Section, SectionHeading } from "@/components/ui/section";
import { SourceTipProvider } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import styles from "./problem.module.css";

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
        <div className={styles.backLabel}>
          <Entrance
            as="p"
            from={{ scale: "var(--legal-scale)" }}
            amount={0.2}
            className={clsx(styles.smallPrint, "text-lead lg:text-xl")}
          >
            <strong>{list.lead}</strong> {list.ingredients.join(", ")}.
          </Entrance>
        </div>
        <div className={styles.pains}>
          <SourceTipProvider>
            <ol className={styles.painList}>
              {pains.map((pain) => (
                <FeatureItem key={pain.title} {...pain} className={styles.pain} />
              ))}
            </ol>
          </SourceTipProvider>
        </div>
        <div className={styles.answer}>
          <p className="font-display text-lead font-bold leading-tight wrap-anywhere">{answer}</p>
          <StoreBadge placement="problem" />
        </div>
      </div>
    </Section>
  );
}
