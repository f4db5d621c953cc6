import { late } from "@/lib/enhancement/late";

/** The completion of the puzzle. Loads with the first tap on a word, and after a failure with the next one. */
export const lateCompletion = late(() => import("./completion"));
