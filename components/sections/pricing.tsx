import clsx from "clsx";
import { StoreLink } from "@/components/store/store-link";
import { buttonVariants } from "@/components/ui/button";
import { Entrance } from "@/components/ui/entrance";
import { Art } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { eyelet, toothpaste } from "@/lib/pictures/decorations";
import styles from "./pricing.module.css";

const priceSize = "text-[min(3rem,12vw)] md:text-[min(4.5rem,14vw)] lg:text-[min(4.5rem,5vw)]";

export function Pricing({ id, heading, lead, price, offer, points, button }: Home["pricing"]) {
  return (
    <Section id={id} className="overflow-hidden py-7 lg:py-14">
      <div className={clsx("column", styles.columns)}>
        <div className={styles.introduction}>
          <SectionHeading id={id} heading={heading} />
          <p className="mt-1 text-ink-soft lg:text-lead">{lead}</p>
          <Art {...toothpaste} className={styles.toothpaste} />
        </div>
        <Entrance from={{ rotate: -3 }} className={styles.tag}>
          <div>
            <p className={clsx("font-display font-heavy leading-tight tracking-tight", priceSize)}>{price}</p>
            <p className="text-lead font-bold leading-tight">{offer}</p>
            <StoreLink placement="pricing" className={buttonVariants({ variant: "cobalt", className: "mt-4 mb-1" })}>
              {button}
            </StoreLink>
          </div>
          <ul role="list" className={clsx(styles.points, "text-base")}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
          <Art {...eyelet} className={styles.eyelet} />
        </Entrance>
      </div>
    </Section>
  );
}
