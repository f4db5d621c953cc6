import { act, render } from "@testing-library/react";
import * as Puzzle from "@/components/puzzle";
import { puzzleCopy } from "@/content/products";
import type { Product } from "@/content/schema";
import { shelfProduct, withDrawings } from "@/lib/products/package-drawings";

/** Renders the puzzle of a product, with others on the shelf, and waits for its effects. */
export async function showPuzzle(first: Product, others: Product[]) {
  const page = render(
    <Puzzle.Root
      copy={puzzleCopy}
      language="en-US"
      download="START TODAY"
      offer="Free."
      ingredientsPath="/ingredients"
      first={withDrawings(first)}
      others={others.map(shelfProduct)}
    >
      <Puzzle.Mascot>mascot</Puzzle.Mascot>
      <Puzzle.Package />
      <Puzzle.Shelf />
    </Puzzle.Root>,
  );
  await act(async () => {});
  return page;
}
