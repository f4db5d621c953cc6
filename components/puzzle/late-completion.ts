import { late } from "@/lib/enhancement/late";

/** The completion of the puzzle. Loads while the visitor reads the last answer. */
export const lateCompletion = late(() => import("./completion"));
