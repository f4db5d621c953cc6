import { brand } from "./brand";
import type { FaqItem } from "./schema";

/** Three to twelve questions. An item's id is its address: /#question-<id> opens it. */
export const faq: FaqItem[] = [
  {
    id: "medical-advice",
    question: "Is this medical advice?",
    answer: `No. It is information only. ${brand.name} decodes ingredients; it does not diagnose, and it does not know your history. If a product or a reaction worries you, ask a doctor or a pharmacist and show them the label.`,
  },
  {
    id: "privacy",
    question: "What happens to my photos?",
    answer:
      "Scans are processed locally, and photos stay on your phone. Names of ingredients are looked up; nothing else is shared without your permission, nothing is stored or linked to you, and no data is ever sold.",
  },
  {
    id: "devices",
    question: "Which iPhones does it run on?",
    answer:
      "Any iPhone with iOS 14 or later, so the iPhone 6s and everything since. There is no Android version today.",
  },
  {
    id: "accuracy",
    question: "How accurate is it?",
    answer: `The reading is done by AI that is guided by curated expert rules and grounded in verified scientific sources. It can misread a smudged label, and science has gaps. Where ${brand.name} is not sure, it says “not sure”.`,
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer:
      "Installing is free and your first scans are free, with no credit card. Extended features are options inside the app. They are billed by the App Store, and you can cancel any time.",
  },
  {
    id: "offline",
    question: "Does it work offline?",
    answer:
      "Some features do, which helps in the aisle where the signal ends. A connection improves the results.",
  },
];
