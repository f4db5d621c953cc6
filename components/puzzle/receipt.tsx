import { useEffect } from "react";
import { StoreButton } from "@/components/store/store-button";
import { buttonVariants } from "@/components/ui/button";
import { LinkField } from "@/components/ui/link-field";
import { Art } from "@/components/ui/picture";
import type { Ingredient, PuzzleWords } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import { withBasePath } from "@/lib/site/base-path";
import { findPath } from "@/lib/site/find-path";
import { durationText } from "@/lib/text/format";
import { targetIngredients } from "./ingredients";
import { usePuzzle } from "./puzzle-context";
import styles from "./receipt.module.css";

interface ReceiptProps {
  puzzle: PuzzleWords;
  /** The visitor's time, in ms. */
  duration: number;
}

/**
 * The visitor's finds and time, with a download button and a dare to share. It is above the label, in front of the
 * package, so that it covers no answer and no word.
 */
export function Receipt({ puzzle, duration }: ReceiptProps) {
  const { copy, language, download, offer, state, dispatch } = usePuzzle();
  const { product } = state;
  const { copyLink, isDenied, message } = useCopyLink(copy);
  const time = durationText(language, copy, duration);
  const words = puzzle.share.replace("{time}", time);
  const url = window.location.origin + withBasePath(findPath(product.id));
  const dare = `${words} ${url}`;

  useEffect(() => {
    if (message) dispatch({ type: "shared", message: message.text });
  }, [message, dispatch]);

  async function share() {
    if (!navigator.share) return copyLink(dare);
    try {
      await navigator.share({ text: words, url });
    } catch (error) {
      if (!isShareSheetClosed(error)) await copyLink(dare);
    }
  }

  return (
    <div role="group" aria-label={copy.receipt.title} className={styles.receipt}>
      <ul className={styles.items}>
        {targetIngredients(product).map((ingredient) => (
          <Item key={ingredient.name} ingredient={ingredient} />
        ))}
      </ul>
      <p className={styles.total}>{copy.receipt.total.replace("{targets}", puzzle.total).replace("{time}", time)}</p>
      <div className={styles.actions}>
        <StoreButton placement="puzzle" offer={offer} className={styles.action}>
          {download}
        </StoreButton>
        <button
          type="button"
          onClick={share}
          className={buttonVariants({ variant: "outline", className: styles.action })}
        >
          <span>{message && !isDenied ? message.text : copy.share}</span>
        </button>
      </div>
      {isDenied && <LinkField href={dare} name={copy.linkField} className="w-full" />}
    </div>
  );
}

/** A line of the receipt. */
function Item({ ingredient: { name, gloss, from, what, icon, drawing } }: { ingredient: Ingredient }) {
  const picture = icon ?? drawing;
  return (
    <li className={styles.item}>
      {picture && <Art {...picture} className={styles.picture} />}
      <p>{gloss ?? what}</p>
      <p className={styles.from}>{from ?? name}</p>
    </li>
  );
}

/** Returns whether the visitor has closed the share sheet. Some browsers reject without an error, for any reason. */
function isShareSheetClosed(error: unknown): boolean {
  return (error as Partial<Error> | undefined)?.name === "AbortError";
}
