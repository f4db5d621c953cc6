import clsx from "clsx";
import { Fragment } from "react";
import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { StoreLink } from "@/components/store/store-link";
import { Chevron } from "@/components/ui/chevron";
import { Art } from "@/components/ui/picture";
import { pose } from "@/content/drawings";
import { ingredientsPage } from "@/content/ingredients-page";
import { pages } from "@/content/pages";
import { glossary } from "@/lib/products/glossary";
import { pageMetadata } from "@/lib/site/page-metadata";
import { IngredientEntry } from "./ingredient-entry";
import styles from "./page.module.css";

export const metadata = pageMetadata(pages.ingredients);

const terms = glossary();
const termsPerLink = 5;

export default function IngredientsPage() {
  return (
    <ContentPage
      page={pages.ingredients}
      background="bg-milk"
      lead={ingredientsPage.lead}
      picture={<Art {...pose("reading")} className={styles.mascot} isEager />}
    >
      <IngredientIndex />
      <div className="mt-8 border-b-2 border-ink lg:grid lg:grid-flow-dense lg:grid-cols-2 lg:gap-x-12">
        {terms.map((term, index) => (
          <Fragment key={term.id}>
            <IngredientEntry {...term} />
            {(index + 1) % termsPerLink === 0 && index + 1 < terms.length && (
              <StoreLink placement="ingredients" className={clsx(styles.download, "hover:underline lg:col-span-full")}>
                <span className="flex min-h-12 w-fit items-center gap-2 rounded-button border-2 border-ink bg-citron px-4 font-bold">
                  {ingredientsPage.download}
                  <Chevron direction="next" />
                </span>
              </StoreLink>
            )}
          </Fragment>
        ))}
      </div>
      <PageCta line={ingredientsPage.ending} mascot={pose("peeking")} />
    </ContentPage>
  );
}

/** Links to all entries, in a panel like a label's. */
function IngredientIndex() {
  return (
    <nav aria-label={ingredientsPage.index} className="mt-6 rounded-panel border-2 border-ink lg:mt-10">
      <p className="border-b-2 border-ink px-4 py-2 font-bold">{ingredientsPage.index}</p>
      <ul className="columns-[8.5rem] gap-x-4 px-4 py-2 text-base sm:columns-[14rem]">
        {terms.map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="block py-1.5 leading-tight text-cobalt underline underline-offset-4 pointer-coarse:py-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
