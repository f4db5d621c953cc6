import type { PartName } from "./parts";

/** The id of the element that a static part stands in. */
export const staticId = (part: PartName) => `static-${part}`;
