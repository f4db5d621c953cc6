import clsx from "clsx";
import type { CSSProperties } from "react";
import * as Puzzle from "@/components/puzzle";
import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { buttonVariants } from "@/components/ui/button";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import { puzzleCopy } from "@/content/products";
import type { Home, Product } from "@/content/schema";
import { site } from "@/content/site";
import { heroMascot } from "@/generated/hero-mascot";
import { formatScore } from "@/lib/format";
import { headlineScale } from "@/lib/headline-scale";
import styles from "./hero.module.css";

type HeroProps = Home["hero"] & { products: [Product, ...Product[]] };

export function Hero({ id, heading, lead, button, rating, products }: HeroProps) {
  const [first, ...others] = products;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={clsx(styles.hero, "behind-top-bar")}>
      <Puzzle.Root
        copy={puzzleCopy}
        download={button}
        ingredientsPath={pages.ingredients.path}
        first={labelOf(first)}
        others={others.map(packageOf)}
        className={clsx(styles.grid, "column")}
      >
        <h1
          id={`${id}-heading`}
          className={clsx(styles.heading, "font-heavy leading-[0.98] tracking-tight")}
          style={{ "--headline-scale": headlineScale(heading) } as CSSProperties}
        >
          <RichText isDrawn markClassName={styles.mark}>
            {heading}
          </RichText>
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <StoreLink placement="hero" className={buttonVariants({ variant: "cobalt", className: styles.start })}>
            {button}
          </StoreLink>{" "}
          <StoreBadge placement="hero" />
        </div>
        <Rating {...rating} />
        <DesktopQrCode copy={site.desktopQrCode} className={styles.qr} codeClassName={styles.code} />
        <Puzzle.Mascot className={styles.mascot}>
          <InlineDrawing svg={heroMascot} />
        </Puzzle.Mascot>
        <Puzzle.Package className={styles.package} />
        <Puzzle.Shelf className={styles.shelf} />
      </Puzzle.Root>
    </section>
  );
}

/** Returns a product without the facts that only the page of ingredients shows. */
function labelOf(product: Product): Product {
  return { ...product, ingredients: product.ingredients.map(({ us, eu, origin, ...shown }) => shown) };
}

/** Returns what the shelf shows of a product. */
function packageOf({ id, brand, shape, kind, teaser }: Product) {
  return { id, brand, shape, kind, teaser };
}

function Rating({ stars, score, scoreLabel, users }: Home["hero"]["rating"]) {
  const star = "l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z";
  const row = Array.from({ length: stars }, (_, index) => `M${index * 24 + 12} 2.5${star}`).join("");
  return (
    <p className={styles.rating}>
      <svg aria-hidden="true" viewBox={`0 0 ${stars * 24} 24`} height="18" className={styles.stars}>
        <path d={row} />
        {/* Filled in proportion to the score. */}
        <svg aria-hidden="true" width={24 * Math.floor(score) + 2.5 + 19 * (score % 1)} height="24">
          <path d={row} fill="currentColor" stroke="currentColor" />
        </svg>
      </svg>
      <span>
        <span className="font-display font-heavy">{formatScore(score)}</span> {scoreLabel}
      </span>{" "}
      <span className={clsx("font-display font-heavy", styles.users)}>{users}</span>
    </p>
  );
}
