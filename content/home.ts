import { brand } from "./brand";
import { pack, pose } from "./drawings";
import { ingredientLabelCopy, labels } from "./labels";
import { pages } from "./pages";
import type { Home } from "./schema";

const screen = (name: string) => ({
  src: `/assets/screens/${name}`,
  widths: [280, 460, 690, 840],
  width: 300,
  height: 649,
});

const foodInformation = {
  title: "Regulation (EU) No 1169/2011 on food information to consumers, Article 13",
  year: 2011,
};
const additives = { title: "Regulation (EC) No 1333/2008 on food additives, Annex II", year: 2008 };

/** The landing page, in the order of its sections. */
export const home: Home = {
  hero: {
    id: "hero",
    heading: pages.home.heading,
    lead: `Point your iPhone at any label. ${brand.name} explains it in plain English and flags your allergens.`,
    button: "START TODAY",
    rating: { stars: 5, score: "4.8", scoreLabel: "star rating", users: "1,000+ users" },
  },

  problem: {
    id: "problem",
    heading: ["The answer is on the back. It just isn’t talking."],
    list: {
      lead: ingredientLabelCopy.lead,
      ingredients: labels[0].ingredients.map(({ name, emphasis }) => ({ name, emphasis })),
    },
    pains: [
      {
        title: "It’s too small to read",
        body: [
          "EU law asks for letters of ",
          { term: "1.2\u00a0mm", source: foodInformation },
          ".",
        ],
      },
      {
        title: "It’s in nobody’s language",
        body: [
          "Vitamin E is ",
          { term: "E 306", source: additives },
          ", or Tocopherol.",
        ],
      },
      {
        title: "It rarely says why",
        body: ["It says “antioxidant”, and no more."],
      },
    ],
  },

  labelConfusion: {
    id: "label-confusion",
    heading: ["From label confusion to one clear sentence"],
    lead: `Pregnant? Avoiding nuts or scents? Tell ${brand.name} once, and it looks for them under their Latin names too.`,
    button: "Start Your Free Scan",
    screens: [
      {
        ...screen("camera"),
        alt: "App screen: the camera over the back of a bag of fruit gums, with E 120, E 901 and E 904 highlighted and the words “3 come from insects”",
        sample: true,
      },
      {
        ...screen("breakdown"),
        alt: "App screen: a shampoo’s 12 ingredients sorted by flag: your allergen, worth a look, not sure and explained",
        sample: true,
      },
      {
        ...screen("ingredient"),
        alt: "App screen: E 120, carmine, a red made from insects, with its purpose, effects, FDA and EU status, origin, safety note and sources",
        sample: true,
      },
    ],
  },

  whoThisHelps: {
    id: "who-this-helps",
    heading: ["Who This Helps"],
    cards: [
      {
        icon: pack("jar"),
        word: "Whey powder",
        title: "Parents",
        description: "Whey is milk by another name. What is on your list comes first.",
        cta: "Scan the snack drawer",
      },
      {
        icon: pack("carton"),
        word: "Retinyl palmitate",
        title: "Pregnant / Nursing",
        description: "A form of vitamin A, which comes with advice in pregnancy.",
        cta: "Scan what’s on the shelf",
      },
      {
        icon: pack("tube"),
        word: "Cera alba",
        title: "Clean-Beauty Fans",
        description: "Cera alba is beeswax. The Latin hides the bees.",
        cta: "Scan your skincare",
      },
      {
        icon: pack("dropper-bottle"),
        word: "Cholecalciferol",
        title: "Wellness & Supplements",
        description: "Cholecalciferol is vitamin D. See what else is in the drops.",
        cta: "Scan your supplements",
      },
      {
        icon: pack("tin"),
        word: "Derivatives",
        title: "Pet Owners",
        description: "“Derivatives” is a wide word. Read what it may cover.",
        cta: "Scan the pet food",
      },
      {
        icon: pack("sachet"),
        word: "Arachis oil",
        title: "Allergy-Conscious",
        description: "Arachis oil is peanut oil. Always check the pack.",
        cta: "Scan with your allergens",
      },
      {
        icon: pack("bottle"),
        word: "Guarana",
        title: "Fitness Enthusiasts",
        description: "Guarana brings caffeine. Sugar has dozens of other names.",
        cta: "Scan your shaker",
      },
    ],
  },

  whyPeopleTrust: {
    id: "why-people-trust",
    heading: [`Why People Trust ${brand.name}`],
    lead: "Notes name their sources. Check them.",
    specimen: { name: "Caffeine", picture: pack("can") },
    cards: [
      {
        title: "A breakdown you can see",
        description: [{ flag: "look" }, " The dose decides."],
      },
      {
        title: "Purpose and effects",
        description: [
          "It makes you more alert, ",
          { link: "EFSA finds", href: "https://doi.org/10.2903/j.efsa.2011.2054" },
          ".",
        ],
      },
      {
        title: "Banned, limited or allowed",
        description: [
          "US: ",
          {
            link: "0.02\u00a0% in colas",
            href: "https://www.ecfr.gov/current/title-21/section-182.1180",
          },
          ". EU: ",
          { link: "a warning over 150\u00a0mg/l", href: "https://eur-lex.europa.eu/eli/reg/2011/1169/oj" },
          ".",
        ],
      },
      {
        title: "Where it comes from",
        description: ["Plants make it: coffee, tea, cocoa."],
      },
      {
        title: "Safety notes, sourced",
        description: [
          "EFSA: no concern up to ",
          { link: "400\u00a0mg a day", href: "https://doi.org/10.2903/j.efsa.2015.4102" },
          ".",
        ],
      },
      {
        title: "Plain-English summaries",
        description: [
          "“It wakes you up. In pregnancy, ",
          { link: "200\u00a0mg a day at most", href: "https://doi.org/10.2903/j.efsa.2015.4102" },
          ".”",
        ],
      },
    ],
    badges: [
      { link: "Privacy-first design", href: "/#whats-in-this-page" },
      ", Science-backed analysis, Instant results.",
    ],
  },

  founder: {
    id: "founder",
    heading: ["A note from\u00a0the kitchen\u00a0table"],
    letter: [
      ["I designed packaging for eleven years. Ingredients get the space that is left."],
      [
        "Then my daughter had a rash, and someone asked me what was in the cream. I\u00a0could read every word, and ",
        { mark: "I\u00a0understood\u00a0none." },
      ],
      [`So Tomas and I built ${brand.name}. It tells you what you are holding, in a sentence.`],
    ],
    portrait: {
      src: "/lovable-uploads/founder",
      widths: [320, 640, 960],
      width: 640,
      height: 800,
      alt: "Portrait of Hanna Vester, drawn as a photo-booth print",
      sample: true,
    },
    sample: true,
    signature: "Hanna Vester",
    role: "Founder",
    links: [
      { label: "Why I built this", href: pages.whyIBuiltThis.path },
      { label: "About us", href: pages.aboutUs.path },
    ],
  },

  testimonials: {
    id: "testimonials",
    heading: ["Real People. Real Relief."],
    sample: "Sample quotes",
    pause: "Pause the quotes",
    play: "Let the quotes run",
  },

  howItWorks: {
    id: "how-to-use",
    heading: ["How it works"],
    steps: [
      {
        title: "Scan & Know",
        description: ["Hold the camera over any tub or bottle, or open a screenshot."],
      },
      {
        title: "AI Insights",
        description: [
          "Every ingredient gets a sentence, held to expert rules and ",
          {
            term: "verified sources",
            source: {
              title: "Among them CosIng, EFSA opinions and the US Code of Federal Regulations",
              year: 2025,
            },
          },
          ".",
        ],
      },
      {
        title: "Understand Impact",
        description: ["What you asked about comes first. Whether to buy it is up to you."],
      },
    ],
  },

  disclaimer: {
    id: "disclaimer",
    heading: [`What ${brand.name} can do`],
    features: [
      "Read printed and handwritten labels",
      "Work from a photo: no barcode, no typing",
      "Keep scans on your phone: only names are looked up",
      "Work without a signal, with less to say",
    ],
    limitsHeading: "and what it can’t",
    mascot: pose("shrugging"),
    limits: [
      "Make a diagnosis",
      "Find traces that no label prints",
      "Read what is smudged",
      "Give an all-clear, even with nothing flagged",
    ],
    note: "Informational only, grounded in verified scientific sources. Always check the pack.",
  },

  pricing: {
    id: "pricing",
    heading: ["Try it on any label"],
    lead: "The toothpaste on your sink will do.",
    price: "Free trial",
    points: [
      "Start free, with no credit card",
      "No hidden fees: extras are in-app options",
      "Billed by the App Store, cancel anytime",
    ],
  },

  faq: {
    id: "faq",
    heading: ["What people ask first"],
  },

  closing: {
    id: "shop-with-confidence",
    heading: ["Shop With ", { mark: "Confidence" }],
    lead: "There is a label within reach right now.",
    button: "Check it now",
    trustPoints: ["Thousands of ingredients decoded", "Privacy-first design"],
    mascot: pose("waving", `${brand.name}, ${brand.mascot}, waves`),
  },

  stickyBar: { title: "Ready to Take Control?", detail: "First scans free — download now" },
};
