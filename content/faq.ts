import { brand } from "./brand";
import type { FaqItem } from "./schema";

/** Three to twelve questions. The URL /#question-<id> opens the question with that id. */
export const faq: FaqItem[] = [
  {
    id: "medical-advice",
    question: "Is this medical advice?",
    answer: `No. It’s for information only. ${brand.name} decodes ingredients. It doesn’t diagnose, and it doesn’t know your history. If a product or a reaction worries you, show the label to a doctor or pharmacist. With a severe allergy, always read the package yourself, too.`,
  },
  {
    id: "privacy",
    question: "What happens to my photos?",
    answer:
      "Your photos are processed locally, on your iPhone, and nothing is shared without your permission. Nothing is stored or linked to you, no personal data is collected, and your data is never sold.",
  },
  {
    id: "devices",
    question: "Will it run on my iPhone?",
    answer: "Yes, if it has iOS 14 or later. That’s the iPhone 6s and everything since.",
  },
  {
    id: "accuracy",
    question: "How accurate is it?",
    answer: `An AI reads the label, guided by curated expert rules and grounded in verified scientific sources. It can misread a smudged label, it can’t see traces that the label doesn’t mention, and science has gaps. Where ${brand.name} isn’t sure, it says “not sure.”`,
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer:
      "Installing is free, your first scans are free, and you don’t need a credit card. Extended features are optional in-app purchases, billed through the App Store. No hidden fees. Cancel anytime.",
  },
  {
    id: "offline",
    question: "Does it work offline?",
    answer:
      "Partly. Some features work with no signal; a connection improves the results. Either way, your scans stay on your iPhone.",
  },
];
