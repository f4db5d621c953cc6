import clsx from "clsx";
import { brand } from "@/content/brand";
import type { Home } from "@/content/schema";
import { formatScore } from "@/lib/text/format";
import styles from "./hero-rating.module.css";

type HeroRatingProps = Home["hero"]["rating"] & { className?: string | undefined };

/** The stars, the score and the number of users. Screen readers read how many stars there are. */
export function HeroRating({ stars, score, scoreLabel, scale, users, className }: HeroRatingProps) {
  const star = "l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z";
  const row = Array.from({ length: stars }, (_, index) => `M${index * 24 + 12} 2.5${star}`).join("");
  return (
    <p className={clsx(styles.rating, className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${stars * 24} 24`} height="18" className={styles.stars}>
        <path d={row} />
        {/* Filled in proportion to the score. */}
        <svg aria-hidden="true" width={Math.round(24 * Math.floor(score) + 2.5 + 19 * (score % 1))} height="24">
          <path d={row} fill="currentColor" stroke="currentColor" />
        </svg>
      </svg>
      <span>
        <span className="font-display font-heavy">{formatScore(brand.language, score)}</span> <span>{scoreLabel}</span>{" "}
        <span className="sr-only">{`${scale.replace("{stars}", String(stars))},`}</span>
      </span>{" "}
      <span className={clsx("font-display font-heavy", styles.users)}>{users}</span>
    </p>
  );
}
