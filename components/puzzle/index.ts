/* One export for each part: a server component cannot read a property of a client component, such as `Puzzle.Root`. */
export { PuzzleMascot as Mascot } from "./puzzle-mascot";
export { PuzzlePackage as Package } from "./puzzle-package";
export { PuzzleRoot as Root } from "./puzzle-root";
export { PuzzleShelf as Shelf } from "./puzzle-shelf";
