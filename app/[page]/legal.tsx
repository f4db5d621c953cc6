import { ContentPage } from "@/components/layout/content-page";
import { RichText } from "@/components/ui/rich-text";
import type { LegalPage, Page } from "@/content/schema";

/** A legal page, such as the privacy policy: headings and paragraphs. */
export function Legal({ page, sections }: { page: Page } & Pick<LegalPage, "sections">) {
  return (
    <ContentPage page={page} background="bg-shelf">
      <div className="max-w-2xl">
        {sections.map(({ title, body }) => (
          <section key={title} className="mt-10">
            <h2 className="text-2xl font-bold lg:text-3xl">{title}</h2>
            {body.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
              <p key={index} className="mt-3">
                <RichText>{paragraph}</RichText>
              </p>
            ))}
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
