import clsx from "clsx";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import { SourceTips } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import styles from "./how-it-works.module.css";

export function HowItWorks({ id, heading, steps }: Home["howItWorks"]) {
  return (
    <Section id={id} className="overflow-hidden border-y-2 border-ink bg-milk py-7 lg:py-14">
      <div className="column">
        <SectionHeading id={id} heading={heading} />
        <SourceTips>
          {/* Not an `ol`, because text browsers would number the steps twice. */}
          <ul role="list" className={clsx(styles.steps, "mt-5 lg:mt-8")}>
            {steps.map(({ title, description, drawing }, index) => (
              <li key={title} className={styles.step}>
                <Art {...drawing} className={styles.drawing} />
                <div className={styles.text}>
                  <h3 className="font-display text-xl font-heavy leading-tight lg:text-2xl">
                    <span className="text-cobalt">{index + 1}</span> <span>{title}</span>
                  </h3>
                  <p className="mt-1 leading-snug lg:text-lead">
                    <RichText>{description}</RichText>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </SourceTips>
      </div>
    </Section>
  );
}
