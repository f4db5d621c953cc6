import { ContentPage } from "@/components/layout/content-page";
import { Paragraphs } from "@/components/ui/rich-text";
import type { LegalPage, Page } from "@/content/schema";

/** A legal page, such as the privacy policy: headings and paragraphs. */
export function Legal({ page, sections }: { page: Page } & Pick<LegalPage, "sections">) {
  return (
    <ContentPage page={page} background="bg-shelf">
      <div className="max-w-2xl">
        {sections.map(({ title, body }) => (
          <section key={title} className="mt-10">
            <h2 className="text-2xl font-bold lg:text-3xl">{title}</h2>
            <Paragraphs className="mt-3">{body}</Paragraphs>
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
