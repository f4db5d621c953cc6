import clsx from "clsx";
import { StoreLink } from "@/components/store/store-link";
import { buttonVariants } from "@/components/ui/button";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Art, Photo } from "@/components/ui/picture";
import { largeSize, Section, SectionHeading } from "@/components/ui/section";
import { pose } from "@/content/drawings";
import type { Home } from "@/content/schema";
import styles from "./label-confusion.module.css";

/* A handset's width (label-confusion.module.css) without its bezel and border. */
const sizes =
  "(min-width: 105rem) 242px, (min-width: 80rem) 214px, (min-width: 64rem) 242px, (min-width: 40rem) calc(32vw - 41px), calc(50vw - 32px)";

export function LabelConfusion({ id, heading, lead, button, screens }: Home["labelConfusion"]) {
  return (
    <Section id={id} className={clsx(styles.section, "on-dark bg-ink text-paper")}>
      <div className={clsx("sm:column", styles.columns)}>
        <SectionHeading id={id} heading={heading} size={largeSize} className={styles.heading} />
        <div className={styles.lead}>
          <p className={clsx(styles.leadText, "max-w-md text-lead leading-snug wrap-anywhere")}>{lead}</p>
          <div className={styles.action}>
            <Art {...pose("peeking")} className={clsx(styles.mascot, "relative h-auto w-full")} />
            <StoreLink
              placement="label-confusion"
              className={buttonVariants({ variant: "paper", className: [styles.button, "text-balance"] })}
            >
              {button}
            </StoreLink>
          </div>
        </div>
        <ol role="list" className={styles.handsets}>
          {screens.map(({ caption, ...screen }) => (
            <li key={screen.src} className={styles.handset}>
              <p className={styles.caption}>{caption}</p>
              <PhoneFrame className={styles.frame}>
                <Photo {...screen} sizes={sizes} />
              </PhoneFrame>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
