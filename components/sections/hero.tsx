import { PlayableLabel } from "@/components/label/playable-label";
import { HandOff } from "@/components/smart-link/hand-off";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Home, LabelProduct, PlayableLabel as LabelWords } from "@/content/schema";
import { site } from "@/content/site";

type HeroProps = Home["hero"] & { label: LabelWords; products: LabelProduct[] };

export function Hero({ id, heading, lead, button, rating, mascot, label, products }: HeroProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="overflow-hidden border-b-2 border-ink lg:bg-milk"
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col bg-paper pt-10 pr-(--gutter-right) pb-12 pl-(--edge-left) lg:pt-28 lg:pr-24 lg:pb-24">
          <h1
            id={`${id}-heading`}
            className="text-[clamp(2.5rem,12vw,5.25rem)] lg:text-[clamp(3.5rem,5.8vw,5.25rem)] font-extrabold leading-[0.98] tracking-tight"
          >
            <RichText>{heading}</RichText>
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-normal">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
            <StoreLink className={buttonClasses({ className: "text-lg sm:px-8" })}>
              {button}
            </StoreLink>
            <StoreBadge />
          </div>
          <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="flex text-ink">
              {Array.from({ length: rating.stars }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars
                <Icon key={at} name="star" className="size-5" />
              ))}
            </span>
            <span className="tabular-nums">
              <strong>{rating.score}</strong> {rating.scoreLabel}
            </span>
            <span aria-hidden="true" className="max-[374px]:hidden">
              ·
            </span>
            <span>{rating.users}</span>
          </p>
          <div className="mt-8">
            <HandOff copy={site.handOff} />
          </div>
        </div>
        <div className="border-t-2 border-ink bg-milk py-12 pr-(--edge-right) pl-(--gutter-left) lg:border-t-0 lg:border-l-2 lg:py-20 lg:pl-0">
          <div className="relative mx-auto max-w-md lg:-ml-12 lg:max-w-xl print:max-w-none">
            <PlayableLabel words={label} products={products} />
            <Art
              {...mascot}
              className="absolute -right-4 -bottom-16 w-28 sm:-right-12 sm:w-36 lg:w-40"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
