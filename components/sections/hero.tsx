import { StoreBadge } from "@/components/smart-link/store-badge";
import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { column } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { ReadLabel } from "./read-label";

export function Hero({ id, heading, lead, button, rating, label, mascot }: Home["hero"]) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="overflow-hidden border-b-2 border-ink lg:bg-milk">
      <div className="lg:mx-auto lg:grid lg:max-w-[1440px] lg:grid-cols-12">
        <div className={`${column} bg-paper pt-10 pb-12 lg:col-span-7 lg:pt-20 lg:pb-24`}>
          <h1 id={`${id}-heading`} className="text-[clamp(3rem,9vw,5.75rem)] font-extrabold leading-[0.98] tracking-tight">
            <RichText>{heading}</RichText>
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-normal">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
            <StoreLink className={buttonClasses({ className: "text-lg sm:px-8" })}>{button}</StoreLink>
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
            <span aria-hidden="true">·</span>
            <span>{rating.users}</span>
          </p>
        </div>
        <div className="relative border-t-2 border-ink bg-milk px-5 py-12 sm:px-8 lg:col-span-5 lg:border-t-0 lg:border-l-2 lg:py-20 lg:pr-12 lg:pl-0">
          <ReadLabel {...label} />
          <Art {...mascot} className="absolute right-2 -bottom-5 w-28 sm:right-8 sm:w-36 lg:w-40" isEager />
        </div>
      </div>
    </section>
  );
}
