import { asDelivered } from "@/components/label/label-state";
import { PlayableLabel } from "@/components/label/playable-label";
import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { Mascot } from "@/components/ui/mascot";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import type { Home, LabelProduct, PlayableLabel as LabelWords } from "@/content/schema";
import { site } from "@/content/site";
import { buttonClasses } from "@/lib/button-classes";
import { column } from "@/lib/column-classes";

type Copy = Home["hero"];

interface HeroProps extends Copy {
  label: LabelWords;
  products: [LabelProduct, ...LabelProduct[]];
}

export function Hero({ id, heading, lead, button, rating, mascot, label, products }: HeroProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="hero">
      <div className={`${column} lg:flex lg:justify-between lg:gap-6`}>
        <div className="hero-words pt-4 lg:max-w-[34rem] lg:pt-16 lg:pb-12">
          <h1
            id={`${id}-heading`}
            className="text-[clamp(2.5rem,12vw,5.25rem)] lg:text-[clamp(3.35rem,8.65vw-2.55rem,5rem)] font-extrabold leading-[0.98] tracking-tight"
          >
            <RichText>{heading}</RichText>
          </h1>
          {/* Narrow enough that the web font and its fallback break into the same number of lines. */}
          <p className="mt-2 max-w-[22rem] text-balance leading-snug sm:max-w-xl lg:mt-6 lg:text-xl">
            {lead}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3 min-[390px]:gap-x-4 lg:mt-8">
            <StoreLink
              placement="hero"
              className={buttonClasses({ className: "max-[374px]:px-4 sm:px-8" })}
            >
              {button}
            </StoreLink>{" "}
            <StoreBadge placement="hero" />
          </div>
          <Rating {...rating} />
          <DesktopQrCode copy={site.handOff} placement="hero" className="lg:mt-10" />
        </div>
        <div className="hero-product">
          <PlayableLabel
            id="label"
            words={label}
            href={pages.ingredients.path}
            {...asDelivered(products)}
          >
            <Mascot {...mascot} className="hero-mascot" />
          </PlayableLabel>
        </div>
      </div>
    </section>
  );
}

const star = "l2.9 6.2 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z";

function Rating({ stars, score, scoreLabel, users }: Copy["rating"]) {
  const row = Array.from({ length: stars }, (_, index) => `M${index * 24 + 12} 2.5${star}`).join(
    "",
  );
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 lg:mt-6">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${stars * 24} 24`}
        height="18"
        className="self-center fill-transparent stroke-ink"
      >
        <path d={row} />
        {/* Filled as far as the score. */}
        <svg aria-hidden="true" width={Number(score) * 24} height="24">
          <path d={row} className="fill-ink" />
        </svg>
      </svg>
      <span>
        <span className="figures">{score}</span> {scoreLabel}
      </span>{" "}
      <span className="figures users">{users}</span>
    </p>
  );
}
