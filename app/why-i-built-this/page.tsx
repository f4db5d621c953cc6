import { StoryPage } from "@/components/layout/story-page";
import { pageMetadata } from "@/components/seo/metadata";
import { StoreBadge } from "@/components/smart-link/store-badge";
import { Photo } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { pages } from "@/content/pages";
import { whyIBuiltThis as story } from "@/content/why-i-built-this";

export const metadata = pageMetadata(pages.whyIBuiltThis);

export default function WhyIBuiltThisPage() {
  return (
    <StoryPage page={pages.whyIBuiltThis} lead={story.lead}>
      <div className="mt-12 grid gap-12 lg:grid-cols-12">
        <figure className="max-w-sm lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <div className="border-2 border-ink bg-paper p-3">
            <Photo {...story.photo} sizes="(min-width: 480px) 384px, 90vw" isEager />
          </div>
          <figcaption className="mt-3 text-label text-ink-soft">{story.photo.caption}</figcaption>
        </figure>
        <div className="lg:col-span-7 lg:col-start-6">
          {story.moments.map((moment, index) => (
            <section key={moment.title} className="border-t-8 border-ink pt-4 pb-12">
              <h2 className="flex items-baseline gap-4 text-3xl font-bold">
                <span className="tabular-nums text-cobalt">{index + 1}</span> {moment.title}
              </h2>
              {moment.body.map((paragraph, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
                <p key={at} className="mt-4 text-lead">
                  <RichText>{paragraph}</RichText>
                </p>
              ))}
            </section>
          ))}
          <div className="border-t-2 border-ink pt-8">
            <p className="font-display text-2xl font-bold">{story.ending}</p>
            <div className="mt-6">
              <StoreBadge />
            </div>
          </div>
        </div>
      </div>
    </StoryPage>
  );
}
