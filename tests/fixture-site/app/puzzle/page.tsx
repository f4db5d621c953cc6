import * as Puzzle from "@/components/puzzle";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { products, puzzleCopy } from "@/content/products";
import { heroMascot } from "@/generated/hero-mascot";

/** The puzzle outside of the hero, for tests/e2e/puzzle-layout.test.ts. */
export default function PuzzlePage() {
  const [first, ...others] = products;
  return (
    <main id="main">
      <div id="container">
        <Puzzle.Root copy={puzzleCopy} download="Install" ingredientsPath="/ingredients" first={first} others={others}>
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
