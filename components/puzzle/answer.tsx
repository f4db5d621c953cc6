import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { Flag } from "@/components/ui/flag";
import { Gesture } from "@/components/ui/gesture";
import { HiddenComma } from "@/components/ui/hidden-comma";
import { Art } from "@/components/ui/picture";
import type { Ingredient, Product } from "@/content/schema";
import { describedFlag, flagOf } from "@/lib/products/flags";
import styles from "./answer.module.css";
import { isMiss, isTarget } from "./ingredients";
import { ReservedText } from "./reserved-text";
import { preferenceFlagText } from "./sentences";

interface AnswerProps {
  ingredient: Ingredient;
  product: Product;
  selectedPreferences: string[];
  /**
   * "open": the drawing waves. "static": still, for a page without scripts. "reserved": takes the same space without
   * words.
   */
  kind: "open" | "static" | "reserved";
}

/* The sizes of a drawing, with the width that it and its margin leave for a title beside it. */
const largeDrawing = { size: "size-19 md:size-24", titleWidth: "sm:max-w-[calc(100%-6.5rem)]" };
const smallDrawing = { size: "size-16", titleWidth: "sm:max-w-[calc(100%-4.5rem)]" };

/** How many sources are shown with an answer. */
const sourceCount = 2;

/** The explanation of an ingredient, its flag for the visitor, and a note with its sources. */
export function Answer({ ingredient, product, selectedPreferences, kind }: AnswerProps) {
  const { name, what, does, note, sources, drawing } = ingredient;
  const isReserved = kind === "reserved";
  const miss = isMiss(ingredient, product.puzzle) ? product.puzzle?.miss : undefined;
  const { size, titleWidth } = isTarget(ingredient, product.puzzle) ? largeDrawing : smallDrawing;

  const text = (words: string, className?: string) =>
    isReserved ? (
      <ReservedText className={className}>{words}</ReservedText>
    ) : (
      <span className={className}>{words}</span>
    );

  return (
    <div className="flex h-full flex-col">
      <div>
        <Drawing ingredient={ingredient} size={size} kind={kind} />
        <p className="text-lead leading-tight">
          {text(name, "text-base")}
          {!isReserved && <span className="sr-only">,</span>}{" "}
          {/* As a block, it would move below the drawing if it were wider than the space beside it. */}
          <strong className={clsx("font-display text-[1.375rem] sm:inline-block", drawing && titleWidth)}>
            {text(miss ?? what)}
          </strong>{" "}
          <span className="block text-balance">
            {miss && text(what)} {text(does)}
          </span>
        </p>
        <p className="mt-1 text-balance text-label leading-[1.3]">
          <AnswerFlag
            ingredient={ingredient}
            product={product}
            selectedPreferences={selectedPreferences}
            kind={kind}
            text={text}
          />{" "}
          {text(note)}
        </p>
      </div>
      <Sources sources={sources.slice(0, sourceCount)} isReserved={isReserved} />
    </div>
  );
}

interface SourcesProps {
  sources: Ingredient["sources"];
  isReserved: boolean;
}

/**
 * Links to the sources of an answer. Their lines are further apart than those of the text that reserves their place,
 * because fingers need 24 px (WCAG 2.5.8).
 */
function Sources({ sources, isReserved }: SourcesProps) {
  return (
    <p className={clsx(styles.sources, "mt-auto text-label leading-[1.3]")}>
      <span className={styles.lines}>
        {sources.map(({ title, href }) => (
          <ReservedText key={href} className={styles.source}>
            {title}
          </ReservedText>
        ))}
      </span>
      {!isReserved && (
        <span className={styles.links}>
          {sources.map(({ title, href }, index) => (
            <Fragment key={href}>
              <a href={href} className={styles.source}>
                {title}
              </a>
              <HiddenComma index={index} length={sources.length} />{" "}
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}

interface DrawingProps {
  ingredient: Ingredient;
  /** The classes of its size. */
  size: string;
  kind: AnswerProps["kind"];
}

/** The drawing beside an answer. */
function Drawing({ ingredient: { drawing }, size, kind }: DrawingProps) {
  if (!drawing) return null;
  return (
    <div className={`float-right ml-2 ${size}`}>
      {kind === "open" && (
        <Gesture when>
          <Art {...drawing} />
        </Gesture>
      )}
      {kind === "static" && <Art {...drawing} />}
    </div>
  );
}

interface AnswerFlagProps extends AnswerProps {
  text(words: string): ReactNode;
}

/**
 * The flag of an ingredient for the visitor's preferences. Without one, an empty element stays, because React could not
 * insert it before text that a page translator has replaced.
 */
function AnswerFlag({ ingredient, product, selectedPreferences, kind, text }: AnswerFlagProps) {
  const { flag } = flagOf(ingredient, selectedPreferences);
  if (flag === "explained") return <span />;
  // "Your allergen" reserves its place. Without scripts, a visitor cannot have named one.
  const isForNobody = kind === "static" && flag === "allergen";
  const words = preferenceFlagText(product, ingredient, selectedPreferences) ?? describedFlag(flag).text;
  return (
    <span className={clsx(isForNobody && "static:hidden")}>
      <Flag name={flag}>{text(words)}</Flag>
      {kind !== "reserved" && <span className="sr-only">.</span>}
    </span>
  );
}
