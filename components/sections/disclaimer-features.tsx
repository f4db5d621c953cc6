import { FeatureItem } from "@/components/ui/feature-item";
import { Art } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import styles from "./disclaimer-features.module.css";

export function DisclaimerFeatures({ id, heading, features, disclaimer, mascot }: Home["disclaimer"]) {
  return (
    <Section id={id}>
      <div className="column lg:grid lg:grid-cols-3 lg:gap-x-8">
        <SectionHeading id={id} heading={heading} className="col-span-full" />
        <ul role="list" className="mt-4 border-t-8 border-ink sm:grid sm:grid-cols-2 sm:gap-x-8 lg:col-span-2 lg:mt-6">
          {features.map((feature) => (
            <FeatureItem key={feature.title} {...feature} className="border-b border-rule py-2.5 lg:py-3.5" />
          ))}
        </ul>
        {/* Not an `aside`, because readers such as Firefox's drop it. */}
        <div
          role="note"
          aria-labelledby={`${id}-note`}
          className="mt-8 border-2 border-ink p-[20px] text-label lg:mt-6"
        >
          <h3 id={`${id}-note`} className="text-body font-bold">
            {disclaimer.title}
          </h3>
          <div className={styles.note}>
            <p className={styles.noteText}>{disclaimer.text}</p>
            <Art {...mascot} className={styles.mascot} />
          </div>
        </div>
      </div>
    </Section>
  );
}
