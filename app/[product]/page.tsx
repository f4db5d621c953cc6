import { StoryPage } from "@/components/layout/story-page";
import { pageMetadata } from "@/components/seo/metadata";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { Art } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import { whatItDoes } from "@/content/what-it-does";

/** The address holds the product's name, and Next has no segment that is dynamic in part. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [{ product: pages.whatItDoes.path.slice(1) }];
}

export const metadata = pageMetadata(pages.whatItDoes);

export default function WhatItDoesPage() {
  return (
    <StoryPage page={pages.whatItDoes} ground="bg-shelf">
      <div className="mt-6 grid gap-8 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-7">
          {whatItDoes.explanation.map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <p key={at} className="mt-4 text-lead">
              <RichText>{paragraph}</RichText>
            </p>
          ))}
        </div>
        <Art {...whatItDoes.mascot} className="mx-auto w-40 lg:col-span-4 lg:col-start-9 lg:w-60" />
      </div>
      <section aria-labelledby="bullets" className="mt-10 border-2 border-ink p-5 sm:p-8">
        <h2 id="bullets" className="border-b-8 border-ink pb-3 text-3xl font-extrabold">
          {whatItDoes.bulletsHeading}
        </h2>
        <ul className="grid md:grid-cols-2 md:gap-x-12">
          {whatItDoes.bullets.map((bullet) => (
            <li key={bullet.title} className="border-b border-rule py-4">
              <h3 className="text-xl font-bold">{bullet.title}</h3>
              <p className="mt-1 text-ink-soft">{bullet.description}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-6">
        <p className="font-display text-2xl font-bold text-balance lg:text-3xl">
          {whatItDoes.closingLine}
        </p>
        <StoreBadge />
      </div>
    </StoryPage>
  );
}
