import type { CopyPolicy } from "./schema";

/** Words that the copy must not use. The content check names the text, the word and the reason. */
export const copyPolicy: CopyPolicy = {
  forbidden: [
    { word: "safe", reason: "nobody can promise that for every reader" },
    { word: "toxic", reason: "the dose decides, and the word frightens" },
    { word: "clean", reason: "it has no agreed meaning" },
    { word: "dirty", reason: "it has no agreed meaning" },
    { word: "chemical-free", reason: "nothing is" },
    { word: "prevents", reason: "it is a medical claim" },
    { word: "protects", reason: "it is a medical claim" },
    { word: "doctor-approved", reason: "no doctor has approved the app" },
  ],
  /** Phrases that may contain a forbidden word, with the reason. To allow a phrase, add it here. */
  allowed: [{ phrase: "Clean-Beauty Fans", reason: "the specification names this audience" }],
};
