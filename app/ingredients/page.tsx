import { Fragment } from "react";
import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { StoreBadge } from "@/components/store/store-badge";
import { StoreLink } from "@/components/store/store-link";
import { Art } from "@/components/ui/picture";
import { pose } from "@/content/drawings";
import { glossary } from "@/content/glossary";
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
      <div className="mt-8 border-b-2 border-ink lg:grid lg:grid-cols-2 lg:gap-x-12">
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

/** Links to all entries, set like the list of ingredients on a label. */
function IngredientIndex() {
  return (
    <nav
      aria-label={ingredientsPage.index}
      className="mt-6 rounded-panel border-2 border-ink px-4 py-2 text-lead leading-9 lg:mt-10"
    >
      <strong>{ingredientsPage.index}</strong>{" "}
      <ul className="inline">
        {terms.map(({ id, name }, index) => (
          <li key={id} className="inline">
            <a href={`#${id}`} className="text-cobalt underline underline-offset-4">
              {name}
            </a>
            {index < terms.length - 1 ? ", " : "."}
          </li>
        ))}
      </ul>
    </nav>
  );
}
