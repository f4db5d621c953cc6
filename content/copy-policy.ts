import type { CopyPolicy } from "./schema";

const noDoctor = "nobody may take the app for a doctor";
const terms = "Billed by the App Store. No hidden fees. Cancel anytime.";

/** Words that the copy must not use, and phrases that it must keep. The build stops with the field, the words and the reason. */
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
  /** Phrases that a field must have. Capitals make no difference. Entries of lists are named by their id. */
  required: [
    {
      field: "home.disclaimer.disclaimer.text",
      phrase: "informational only",
      reason: noDoctor,
      example: "Results are informational only, not medical advice.",
    },
    {
      field: "home.disclaimer.disclaimer.text",
      phrase: "not medical advice",
      reason: noDoctor,
      example: "Results are informational only, not medical advice.",
    },
    {
      field: "site.footer.disclaimer",
      phrase: "not medical advice",
      reason: noDoctor,
      example: "For informational purposes only — not medical advice.",
    },
    {
      field: "home.pricing",
      phrase: "Billed by the App Store",
      reason: "buyers must know who charges them",
      example: terms,
    },
    { field: "home.pricing", phrase: "No hidden fees", reason: "buyers must know what it costs", example: terms },
    { field: "home.pricing", phrase: "Cancel anytime", reason: "buyers must know how to stop", example: terms },
  ],
};
