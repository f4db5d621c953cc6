import clsx from "clsx";
import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { Art, Photo } from "@/components/ui/picture";
import { Paragraphs } from "@/components/ui/rich-text";
import { SampleNote } from "@/components/ui/section";
import { pages } from "@/content/pages";
import { whyIBuiltThis as story } from "@/content/why-i-built-this";
import { pageMetadata } from "@/lib/site/page-metadata";
import styles from "./page.module.css";

export const metadata = pageMetadata(pages.whyIBuiltThis);

export default function WhyIBuiltThisPage() {
  return (
    <ContentPage page={pages.whyIBuiltThis} background="bg-petal" lead={story.lead}>
      <div className="mt-10">
        <figure className={styles.photo}>
          <div className="border-2 border-ink bg-paper p-2.5">
            <Photo
              {...story.photo}
              sizes="(min-width: 64rem) 276px, (min-width: 40rem) 216px, calc(100vw - 64px)"
              isEager
            />
          </div>
          <figcaption className="text-label text-ink-soft max-sm:mt-2 lg:mt-3">
            <span>{story.photo.caption}</span> {story.sample && <SampleNote />}
          </figcaption>
        </figure>
        <div className={clsx(styles.moments, "grid grid-cols-1 gap-10 lg:grid-cols-3 lg:gap-12")}>
          {story.moments.map((moment, index) => (
            <section key={moment.title}>
              <Art {...moment.drawing} className="w-full max-w-md" />
              <h2 className="mt-5 text-2xl font-bold lg:text-3xl">
                <span className="text-cobalt">{index + 1}</span> <span>{moment.title}</span>
              </h2>
              <Paragraphs className="mt-4">{moment.body}</Paragraphs>
            </section>
          ))}
        </div>
        <PageCta {...story.ending} />
      </div>
    </ContentPage>
  );
}
