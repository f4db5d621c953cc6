/** The page's column: one width and one margin for everything (app/base.css). */
export const column = "mx-auto w-full max-w-(--column) pr-(--gutter-right) pl-(--gutter-left)";

/** The column's margins for a row that runs from edge to edge of the window. */
export const edges = "pr-(--edge-right) pl-(--edge-left)";
