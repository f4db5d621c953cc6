import { Fragment } from "react";
import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { Art } from "@/components/ui/picture";
import { pose } from "@/content/drawings";
import { firstOf, glossary } from "@/content/glossary";
import { ingredientsPage } from "@/content/ingredients-page";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/page-metadata";
import { IngredientEntry } from "./ingredient-entry";

export const metadata = pageMetadata(pages.ingredients);

const terms = glossary();
const termsPerLink = 5;

export default function IngredientsPage() {
  return (
    <ContentPage
      page={pages.ingredients}
      background="bg-milk"
      lead={ingredientsPage.lead}
      action={<StoreBadge placement="ingredients" />}
      picture={<Art {...pose("reading")} className="title-mascot" isEager />}
    >
      <IngredientIndex />
      <div className="mt-8 border-b-2 border-ink">
        {terms.map((term, index) => (
          <Fragment key={term.id}>
            <IngredientEntry {...term} />
            {(index + 1) % termsPerLink === 0 && index + 1 < terms.length && (
              <StoreLink placement="ingredients" className="download-link no-print">
                <span className="chevron-next">{ingredientsPage.download}</span>
              </StoreLink>
            )}
          </Fragment>
        ))}
      </div>
      <PageCta line={ingredientsPage.ending} mascot={pose("peeking")} />
    </ContentPage>
  );
}

/** Every name with its plain name, as a link to its entry. */
function IngredientIndex() {
  return (
    <nav aria-label={ingredientsPage.index} className="mt-6 lg:mt-10">
      <p className="font-bold">{ingredientsPage.index}</p>
      <ul className="mt-2 columns-[8.5rem] gap-x-4 sm:columns-[14rem] sm:gap-x-6">
        {terms.map((term) => {
          const gloss = firstOf(term, "gloss");
          return (
            <li key={term.id} className="break-inside-avoid border-t border-rule">
              <a
                href={`#${term.id}`}
                className="block min-h-11 py-1.5 text-base leading-tight [overflow-wrap:anywhere]"
              >
                <span className="text-cobalt underline underline-offset-4">{term.name}</span>{" "}
                {gloss && <span className="block pt-1 text-label text-ink-soft">{gloss}</span>}
              </a>{" "}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
