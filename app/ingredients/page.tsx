import { Fragment, type ReactNode } from "react";
import { StoryEnding } from "@/components/layout/story-ending";
import { StoryPage } from "@/components/layout/story-page";
import { Cited } from "@/components/ui/cited";
import { Art } from "@/components/ui/picture";
import { pose } from "@/content/drawings";
import { describedFlag, type Flag } from "@/content/flags";
import { answersOf, concernsOf, factsOf, glossary, sourcesOf, type Term } from "@/content/glossary";
import { ingredientsPage as words } from "@/content/ingredients-page";
import { ingredientLabelCopy } from "@/content/labels";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata(pages.ingredients);

const terms = glossary();

export default function IngredientsPage() {
  return (
    <StoryPage
      page={pages.ingredients}
      ground="bg-milk"
      lead={words.lead}
      picture={
        <Art {...pose("reading")} className="-mb-10 hidden self-end md:block lg:-mb-14" isEager />
      }
    >
      <div className="mt-8 border-2 border-ink lg:mt-12">
        <Index />
        {terms.map((term) => (
          <Entry key={term.id} {...term} />
        ))}
      </div>
      <StoryEnding line={words.ending} mascot={pose("pointing")} />
    </StoryPage>
  );
}

/** All names, each leads to its entry: in cells of two lines, so that no face makes one higher. */
function Index() {
  return (
    <nav aria-label={words.index} className="px-4 pt-5 pb-6 sm:px-8">
      <p className="font-bold">{words.index}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-x-6">
        {terms.map(({ id, name }) => (
          <li key={id} className="border-t border-rule">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-base leading-tight text-cobalt underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {name}
            </a>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const facts = ["us", "eu", "origin", "note"] as const;

function Entry(term: Term) {
  const { id, name, places } = term;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="border-t-8 border-ink px-4 pt-5 pb-6 sm:px-8 lg:grid lg:grid-cols-12 lg:gap-8"
    >
      <div className="lg:col-span-5">
        <h2
          id={`${id}-name`}
          className="text-3xl leading-tight font-extrabold tracking-tight [overflow-wrap:anywhere] lg:text-4xl"
        >
          <a href={`#${id}`} className="hover:underline">
            {name}
          </a>
        </h2>
        {answersOf(term).map(({ what, does, product }) => (
          <p key={product} className="mt-2 text-lead">
            <Of product={product} />
            <strong>{what}</strong> {does}
          </p>
        ))}
      </div>
      <dl className="mt-4 lg:col-span-7">
        {facts.map((fact) => (
          <Row key={fact} name={ingredientLabelCopy.facts[fact]}>
            {factsOf(term, fact).map(({ says, product }) => (
              <Fragment key={says + product}>
                <span className="block">
                  <Of product={product} />
                  {says}
                </span>{" "}
              </Fragment>
            ))}
          </Row>
        ))}
        <Row name={words.flag}>
          <FlagName name={places[0].flag} />{" "}
          {concernsOf(term).map(({ label, flag }) => (
            <Fragment key={label}>
              <span className="block">
                {label}: <FlagName name={flag} />
              </span>{" "}
            </Fragment>
          ))}
        </Row>
        <Row name={words.products}>{places.map(({ product }) => product).join(", ")}</Row>
        <Row name={ingredientLabelCopy.facts.sources}>
          <Cited sources={sourcesOf(term)} />
        </Row>
      </dl>
    </section>
  );
}

/** Before what is so on one of several labels alone: which that is. */
function Of({ product }: { product: string | undefined }) {
  return product && <span className="text-label text-ink-soft">{product}: </span>;
}

function FlagName({ name }: { name: Flag }) {
  return <span className={`flag flag-${name} whitespace-nowrap`}>{describedFlag(name).label}</span>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-rule py-2 leading-snug">
      <dt className="w-20 font-bold">{name}</dt>
      {/* Below it where the text is large. */}
      <dd className="min-w-0 flex-[1_1_11rem]">{children}</dd>
    </div>
  );
}
