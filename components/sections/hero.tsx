import Link from "next/link";
import { IngredientLabel } from "@/components/ingredient-label/ingredient-label";
import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import { puzzleCopy } from "@/content/products";
import type { Home, Product } from "@/content/schema";
import { site } from "@/content/site";
import { heroMascot } from "@/generated/hero-mascot";
import { buttonClasses, column } from "@/lib/class-names";
import { formatScore } from "@/lib/format";
import { longestWordLength } from "@/lib/longest-word";

type HeroProps = Home["hero"] & { products: [Product, ...Product[]] };

export function Hero({ id, heading, lead, button, rating, products }: HeroProps) {
  const [first, ...others] = products;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="hero behind-top-bar">
      <div className={`hero-grid ${column}`}>
        <div className="hero-copy">
          <h1
            id={`${id}-heading`}
            data-long={longestWordLength(plainText(heading)) > 14 || undefined}
            className="font-heavy leading-[0.98] tracking-tight"
          >
            <RichText isDrawn>{heading}</RichText>
          </h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-actions">
            <StoreLink placement="hero" className={`${buttonClasses.cobalt} hero-start`}>
              {button}
            </StoreLink>{" "}
            <StoreBadge placement="hero" />
          </div>
          <Rating {...rating} />
          <DesktopQrCode copy={site.desktopQrCode} className="hero-qr" />
        </div>
        <IngredientLabel
          copy={puzzleCopy}
          download={button}
          // The other facts are on the page of ingredients.
          first={{ ...first, ingredients: first.ingredients.map(({ us, eu, origin, ...shown }) => shown) }}
          others={others.map(({ id, brand, shape, kind, teaser }) => ({ id, brand, shape, kind, teaser }))}
          fallback={
            <Link href={pages.ingredients.path} prefetch={false} className="no-js-only py-3 text-label underline">
              {puzzleCopy.allIngredients}
            </Link>
          }
          mascot={<InlineDrawing svg={heroMascot} />}
        />
      </div>
    </section>
  );
}

function Rating({ stars, score, scoreLabel, users }: Home["hero"]["rating"]) {
  const star = "l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z";
  const row = Array.from({ length: stars }, (_, index) => `M${index * 24 + 12} 2.5${star}`).join("");
  return (
    <p className="hero-rating">
      <svg aria-hidden="true" viewBox={`0 0 ${stars * 24} 24`} height="18" className="hero-stars">
        <path d={row} />
        {/* Filled in proportion to the score. */}
        <svg aria-hidden="true" width={24 * Math.floor(score) + 2.5 + 19 * (score % 1)} height="24">
          <path d={row} fill="currentColor" stroke="currentColor" />
        </svg>
      </svg>
      <span>
        <span className="font-display font-heavy">{formatScore(score)}</span> {scoreLabel}
      </span>{" "}
      <span className="rating-users font-display font-heavy">{users}</span>
    </p>
  );
}
