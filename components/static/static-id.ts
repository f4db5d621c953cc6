import type { PartName } from "./parts";

/** Returns the id of the element that a static part stands in. */
export const staticId = (part: PartName) => `static-${part}`;
