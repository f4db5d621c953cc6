import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { PhoneFrame } from "@/components/ui/phone-frame";
import { Art, Photo } from "@/components/ui/picture";
import { Paragraphs, RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import { whatItDoes } from "@/content/what-it-does";
import { FeatureList } from "./feature-list";

const [lead, ...explanation] = whatItDoes.explanation;

/** The page about the app: explanation, features, download badge. */
export function WhatItDoes() {
  return (
    <ContentPage
      page={pages.whatItDoes}
      background="bg-shelf"
      lead={lead && <RichText>{lead}</RichText>}
      picture={<AppScreen />}
    >
      {/* Leaves room for the screen, which overlaps the edge of the title. */}
      <div className="max-w-2xl pt-44 md:min-h-60 md:w-[calc(100%-296px)] md:pt-6 xl:w-[calc(100%-440px)]">
        <Paragraphs className="mt-4 text-lead">{explanation}</Paragraphs>
      </div>
      <FeatureList {...whatItDoes} />
      <PageCta {...whatItDoes.ending} isBadgeFirst />
    </ContentPage>
  );
}

/** A screen of the app with the mascot, across the edge of the title. */
function AppScreen() {
  return (
    <div className="mt-8 flex shrink-0 items-end md:-mt-1 md:items-start">
      <div className="-mb-48 w-[264px] max-w-full shrink-0 md:-mb-70">
        <PhoneFrame>
          <Photo {...whatItDoes.screen} sizes="(min-width: 19rem) 244px, calc(100vw - 60px)" isEager />
        </PhoneFrame>
      </div>
      <Art
        {...whatItDoes.mascot}
        className="-mr-3 -mb-10 w-[26vw] max-w-36 min-w-0 max-xs:hidden md:hidden xl:-mb-15 xl:block xl:self-end"
        isEager
      />
    </div>
  );
}
