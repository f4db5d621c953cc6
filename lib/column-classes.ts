/** The width and margins that all content shares (app/base.css). */
export const column = "mx-auto w-full max-w-(--column) pr-(--gutter-right) pl-(--gutter-left)";

/** The same margins for a row that spans the window. */
export const edges = "pr-(--edge-right) pl-(--edge-left)";
