import clsx from "clsx";
import { StoreLink } from "@/components/store/store-link";
import { textLink } from "@/components/ui/link";
import { RevealingPackage } from "@/components/ui/revealing-package";
import { Scroller } from "@/components/ui/scroller";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { site } from "@/content/site";
import styles from "./who-this-helps.module.css";

export function WhoThisHelps({ id, heading, hint, cards }: Home["whoThisHelps"]) {
  return (
    <Section id={id} className={clsx(styles.section, "bg-shelf")}>
      <Scroller
        labelledBy={`${id}-heading`}
        labels={site.scroller}
        heading={
          <div className="min-w-0">
            <SectionHeading id={id} heading={heading} />
            <p className="js-only mt-1 leading-snug text-ink-soft">{hint}</p>
          </div>
        }
        className={clsx(styles.shelf, "relative mt-4 pb-1 lg:mt-6")}
      >
        {cards.map(({ icon, word, meaning, title, description, cta }) => (
          <li key={title} className={styles.card}>
            <RevealingPackage icon={icon} word={word} meaning={meaning} className={styles.package} />
            <div className={styles.text}>
              <h3 className={clsx(styles.title, "text-lead font-heavy leading-tight")}>{title}</h3>
              <p className="mt-1 grow leading-snug">{description}</p>
              <p className={clsx(styles.meaning, "mt-1 font-bold leading-snug")}>{`${word}: ${meaning}`}</p>
              <StoreLink placement="who-this-helps" className={clsx("mt-1 self-start leading-tight", textLink)}>
                {cta}
              </StoreLink>
            </div>
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
