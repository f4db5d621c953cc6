import clsx from "clsx";
import { Entrance } from "@/components/ui/entrance";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { Section, SectionHeading } from "@/components/ui/section";
import { SourceTips } from "@/components/ui/source-tip";
import type { Home } from "@/content/schema";
import { seal } from "@/lib/pictures/decorations";
import styles from "./why-people-trust.module.css";

const colorClasses = {
  milk: "bg-milk",
  shelf: "bg-shelf",
  "marigold-tint": "bg-marigold-tint",
  "tomato-tint": "bg-tomato-tint",
};

export function WhyPeopleTrust({ id, heading, cards, badges }: Home["whyPeopleTrust"]) {
  return (
    <Section id={id}>
      <div className="column">
        <div className={styles.intro}>
          <SectionHeading id={id} heading={heading} className={styles.heading} />
          <ul role="list" className={styles.seals}>
            {badges.map((badge) => (
              <li key={badge} className={styles.seal}>
                <Art {...seal} className={styles.sealShape} />
                <span className={styles.sealText}>{badge}</span>
              </li>
            ))}
          </ul>
        </div>
        <SourceTips>
          <ul role="list" className={styles.cards}>
            {cards.map(({ icon, color, title, description }) => (
              <li key={title} className={styles.card}>
                <div className={clsx(styles.icon, colorClasses[color])}>
                  <Entrance from={{ scale: 0.8 }} className="w-full">
                    <span
                      className={clsx(styles.drawing, "loads-near")}
                      style={{ aspectRatio: `${icon.width} / ${icon.height}` }}
                    >
                      <Art {...icon} className="size-full" />
                    </span>
                  </Entrance>
                </div>
                <div className={styles.text}>
                  <h3 className={clsx(styles.title, "text-base font-heavy leading-tight md:text-lead")}>{title}</h3>
                  <p className="mt-1">
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
