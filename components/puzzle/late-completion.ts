import { late } from "@/lib/enhancement/late";

/** The completion of the puzzle. Each tap on a word loads it, until it is ready. */
export const lateCompletion = late(() => import("./completion"));
