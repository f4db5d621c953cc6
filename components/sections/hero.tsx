import clsx from "clsx";
import * as Puzzle from "@/components/puzzle";
import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreButton } from "@/components/store/store-button";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { brand } from "@/content/brand";
import { pages } from "@/content/pages";
import { puzzleCopy } from "@/content/products";
import type { Home, Product } from "@/content/schema";
import { site } from "@/content/site";
import { heroMascot } from "@/generated/hero-mascot";
import { shelfProduct, withDrawings } from "@/lib/products/package-drawings";
import styles from "./hero.module.css";
import { HeroHeading } from "./hero-heading";
import { HeroRating } from "./hero-rating";

type HeroProps = Home["hero"] & { products: [Product, ...Product[]] };

export function Hero({ id, heading, lead, button, offer, rating, products }: HeroProps) {
  const [first, ...others] = products;
  return (
    <section id={id} className={clsx(styles.hero, "behind-top-bar")}>
      <Puzzle.Root
        copy={puzzleCopy}
        language={brand.language}
        download={button}
        offer={offer}
        ingredientsPath={pages.ingredients.path}
        first={withDrawings(productOf(first))}
        others={others.map(shelfProduct)}
        className={clsx(styles.grid, "column")}
      >
        <HeroHeading id={`${id}-heading`} className={styles.heading}>
          {heading}
        </HeroHeading>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <StoreButton placement="hero" offer={offer} className={styles.start}>
            {button}
          </StoreButton>{" "}
          <StoreBadge placement="hero" />
        </div>
        <HeroRating {...rating} className={styles.rating} />
        <DesktopQrCode copy={site.desktopQrCode} className={styles.qr} />
        <Puzzle.Mascot className={clsx(styles.part, styles.mascot)}>
          <InlineDrawing svg={heroMascot} />
        </Puzzle.Mascot>
        <Puzzle.Package className={clsx(styles.part, styles.package)} />
        <Puzzle.Shelf className={clsx(styles.part, styles.shelf)} />
      </Puzzle.Root>
    </section>
  );
}

/** Returns a product without the fields that only the page of ingredients and link previews show. */
function productOf({ page, ...product }: Product): Product {
  return { ...product, ingredients: product.ingredients.map(({ us, eu, origin, ...shown }) => shown) };
}
