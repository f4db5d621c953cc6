import * as Puzzle from "@/components/puzzle";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { products, puzzleCopy } from "@/content/products";
import { heroMascot } from "@/generated/hero-mascot";
import { shelfProduct, withDrawings } from "@/lib/products/package-drawings";

/** The puzzle outside of the hero, for tests/e2e/puzzle-layout.test.ts. */
export default function PuzzlePage() {
  const [first, ...others] = products;
  return (
    <main id="main">
      <div id="container">
        <Puzzle.Root
          copy={puzzleCopy}
          language="en-US"
          download="Install"
          ingredientsPath="/ingredients"
          first={withDrawings(first)}
          others={others.map(shelfProduct)}
        >
          <Puzzle.Mascot>
            <InlineDrawing svg={heroMascot} />
          </Puzzle.Mascot>
          <Puzzle.Package />
          <Puzzle.Shelf />
        </Puzzle.Root>
      </div>
    </main>
  );
}
