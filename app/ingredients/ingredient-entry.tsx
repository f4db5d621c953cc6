import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { Chevron } from "@/components/ui/chevron";
import { Flag } from "@/components/ui/flag";
import { Art } from "@/components/ui/picture";
import { SourceList } from "@/components/ui/source-list";
import { ingredientsPage } from "@/content/ingredients-page";
import { puzzleCopy } from "@/content/products";
import { answersOf, concernsOf, drawingOf, factsOf, sourcesOf, type Term } from "@/lib/products/glossary";
import { readerViewClass } from "@/lib/text/reader-view";
import styles from "./ingredient-entry.module.css";

const factNames = ["us", "eu", "origin", "note"] as const;

/** An ingredient with its name, flags and summary, and a disclosure with the facts. */
export function IngredientEntry(term: Term) {
  const { id, name, listings } = term;
  const concerns = concernsOf(term);
  const drawing = drawingOf(term);
  return (
    // No label, which would make each of the ingredients a landmark.
    <section
      id={id}
      // A link to the entry moves the focus to it.
      tabIndex={-1}
      className={clsx(readerViewClass, "flex flex-wrap gap-x-4 border-t-2 border-ink pt-5 pb-2")}
    >
      <div className="size-12 lg:size-16">{drawing && <Art {...drawing} />}</div>
      <div className={clsx(styles.entry, "min-w-0")}>
        <h2
          className={clsx(
            readerViewClass,
            "text-2xl leading-tight font-heavy tracking-tight wrap-anywhere lg:text-3xl",
          )}
        >
          <a href={`#${id}`} className="hover:underline">
            {name}
          </a>
        </h2>
        {concerns.length > 0 && (
          <ul role="list" className="mt-2 flex flex-wrap gap-2">
            {concerns.map(({ text, flag }) => (
              <li key={text} className="max-w-full">
                <Flag name={flag}>{text}</Flag>{" "}
              </li>
            ))}
          </ul>
        )}
        {answersOf(term).map(({ what, does, product }) => (
          <p key={product ?? "all"} className="mt-2 text-lead leading-snug">
            <ProductName>{product}</ProductName>
            <strong>{what}</strong> <span>{does}</span>
          </p>
        ))}
        <details className={clsx(styles.facts, "mt-1")}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
            {ingredientsPage.facts} <span className="sr-only">({name})</span>
            <Chevron direction="down" />
          </summary>
          <dl className={clsx(styles.list, "pb-4 text-base leading-snug")}>
            {factNames.map((fact) => (
              <Fact key={fact} name={puzzleCopy.facts[fact]}>
                {factsOf(term, fact).map(({ text, product }) => (
                  <Fragment key={text + product}>
                    <span className="block">
                      <ProductName>{product}</ProductName>
                      {text}
                    </span>{" "}
                  </Fragment>
                ))}
              </Fact>
            ))}
            <Fact name={ingredientsPage.products}>{[listings.map(({ product }) => product).join(", ")]}</Fact>
            <Fact name={puzzleCopy.facts.sources}>{[<SourceList key="sources" sources={sourcesOf(term)} />]}</Fact>
          </dl>
        </details>
      </div>
    </section>
  );
}

/** The product that a fact is about, when several labels list the ingredient. */
function ProductName({ children }: { children: string | undefined }) {
  return children && <span className="text-label text-ink-soft">{children}: </span>;
}

/** A row of the facts. Renders nothing without a fact. */
function Fact({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <dt className="border-t border-rule pt-2 font-bold">{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  );
}
