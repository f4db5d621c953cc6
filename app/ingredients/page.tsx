import { Fragment } from "react";
import { cited } from "@/components/label/word";
import { StoryEnding } from "@/components/layout/story-ending";
import { StoryPage } from "@/components/layout/story-page";
import { pageMetadata } from "@/components/seo/metadata";
import { Flag } from "@/components/ui/flag";
import { Art } from "@/components/ui/picture";
import { Highlight } from "@/components/ui/rich-text";
import { pose } from "@/content/drawings";
import { answersOf, concernsOf, factsOf, glossary, sourcesOf, type Term } from "@/content/glossary";
import { ingredientsPage as words } from "@/content/ingredients";
import { playableLabel } from "@/content/labels";
import { pages } from "@/content/pages";

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
    <nav aria-label={words.index} className="px-4 pt-3 pb-5 sm:px-8 sm:pt-5 sm:pb-7">
      <p className="font-bold">{words.index}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-x-6">
        {terms.map(({ id, name, places: [first] }) => (
          <li key={id} className="border-t border-rule">
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center text-base leading-tight [overflow-wrap:anywhere] hover:underline"
            >
              {first.flag === "look" || first.flag === "allergen" ? (
                <Highlight>{name}</Highlight>
              ) : (
                name
              )}
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
  const printed = [...new Set(places.map((place) => place.name))].filter((one) => one !== name);
  const concerns = concernsOf(term);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="scroll-mt-20 border-t-8 border-ink px-4 pt-5 pb-6 sm:px-8 lg:grid lg:grid-cols-12 lg:gap-8 lg:pt-7 lg:pb-8"
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
            {product && <span className="block text-label text-ink-soft">{product}: </span>}
            <strong>{what}</strong> {does}
          </p>
        ))}
        <p className="mt-3">
          <Flag name={places[0].flag} />
        </p>
        <p className="mt-3 text-label text-ink-soft">
          {words.labels} {places.map(({ product }) => product).join("; ")}
        </p>
      </div>
      <div className="mt-4 lg:col-span-7 lg:mt-1">
        <dl>
          {facts.map((fact) => (
            <Row key={fact} name={playableLabel.facts[fact]}>
              {factsOf(term, fact).map(({ says, product }) => (
                <Fragment key={says + product}>
                  <span className="block">
                    {product && <span className="text-label text-ink-soft">{product}: </span>}
                    {says}
                  </span>{" "}
                </Fragment>
              ))}
            </Row>
          ))}
          {concerns.length > 0 && (
            <Row name={words.concerns}>
              <span className="flex flex-wrap gap-x-6 gap-y-2">
                {concerns.map(({ label, flag }) => (
                  <Fragment key={label}>
                    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                      {label} <Flag name={flag} />
                    </span>{" "}
                  </Fragment>
                ))}
              </span>
            </Row>
          )}
          {printed.length > 0 && <Row name={words.printed}>{printed.join("; ")}</Row>}
          <Row name={playableLabel.facts.sources}>{cited(sourcesOf(term))}</Row>
        </dl>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-rule py-2 leading-snug">
      <dt className="w-[6.5rem] font-bold sm:w-[9rem]">{name}</dt>
      {/* Below it where the text is large. */}
      <dd className="min-w-0 flex-[1_1_11rem]">{children}</dd>
    </div>
  );
}
