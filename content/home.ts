import { brand } from "./brand";
import { pack, pose } from "./drawings";
import { food, playableLabel, skincare } from "./labels";
import { pages } from "./pages";
import type { Home } from "./schema";

const screen = (name: string) => ({
  src: `/assets/screens/${name}`,
  widths: [280, 560, 840],
  width: 300,
  height: 649,
});

const foodInformation = {
  title: "Regulation (EU) No 1169/2011 on food information to consumers, Article 13",
  year: 2011,
};
const titaniumDioxide = {
  title: "21 CFR 73.575; Commission Regulation (EU) 2022/63",
  year: 2022,
};
const additives = { title: "Regulation (EC) No 1333/2008 on food additives, Annex II", year: 2008 };

/** The landing page, in the order of its sections. */
export const home: Home = {
  hero: {
    id: "hero",
    heading: pages.home.heading,
    lead: `Point your iPhone at a label. ${brand.name} explains it in plain words. First scans free.`,
    button: "START TODAY",
    rating: { stars: 5, score: "4.8", scoreLabel: "star rating", users: "1,000+ users" },
    mascot: { src: "/assets/art/mascot/pointing.svg", width: 320, height: 320, alt: "" },
  },

  problem: {
    id: "problem",
    heading: ["The answer is on the back. It just isn’t talking."],
    lead: "Small type, Latin, and hardly ever why.",
    specimen: {
      brand: food.brand,
      lead: playableLabel.lead,
      ingredients: food.ingredients.map(({ name, emphasis }) => ({ name, emphasis })),
      loupe: "Move the loupe",
    },
    pains: [
      {
        figure: "1.2 mm",
        caption: "the smallest letter EU law allows on most packs",
        title: "It’s too small to read",
        body: [
          "The law sets ",
          { term: "a floor", source: foodInformation },
          " for the size of letters. Many lists stand right on it.",
        ],
      },
      {
        figure: "E 306",
        caption: "on this bar, “Tocopherol” on a cream. Both are vitamin E",
        title: "It’s in nobody’s language",
        body: [
          "Here Latin, there a number: ",
          { term: "one substance", source: additives },
          " can go by three names before breakfast.",
        ],
      },
      {
        figure: `0 of ${skincare.ingredients.length}`,
        caption: "ingredients on a hand cream come with a reason",
        title: "It names. It rarely explains.",
        body: ["Seldom why, seldom where from, and never whether it is the one thing you avoid."],
      },
    ],
  },

  labelConfusion: {
    id: "label-confusion",
    heading: ["From label confusion to one clear sentence"],
    lead: `One lotion, fourteen names. ${brand.name} tells you which four are worth stopping at.`,
    button: "Start Your Free Scan",
    screens: [
      {
        ...screen("camera"),
        caption: "Point. It finds the words, curve and all.",
        alt: "App screen: the camera over a bottle held in a hand, four of its fourteen ingredients highlighted: one allergen, two worth a look, one not sure",
        // Drawn for art/screens/camera.html: to be deleted when your own screenshot takes its place.
        found: {
          viewBox: "0 0 300 649",
          strokes: [
            "M108 151Q179 157 250 142L252 152L255 161Q179 178 104 170L107 160Z",
            "M44 165Q82 173 123 176L122 187L122 196Q82 194 38 183L42 174Z",
            "M170 225Q202 222 232 218L233 228L236 237Q202 243 169 244L170 234Z",
            "M44 237Q75 244 110 247L108 258L108 267Q75 265 38 255L42 246Z",
            "M112 247Q151 250 190 247L190 258L193 267Q151 271 109 267L112 257Z",
          ],
          sheet: {
            src: "/assets/screens/camera-sheet",
            widths: [280, 560, 840],
            width: 300,
            height: 152,
          },
        },
      },
      {
        ...screen("breakdown"),
        caption: "Look. Every entry, sorted by shape, word and colour.",
        alt: "App screen: the ingredients under their flags, your allergen first, each with a line of explanation",
      },
      {
        ...screen("ingredient"),
        caption: "Tap. One ingredient, all the way down.",
        alt: "App screen: one ingredient with its purpose, effects, FDA and EU status, origin, safety notes and source",
      },
    ],
  },

  whoThisHelps: {
    id: "who-this-helps",
    heading: ["Who This Helps"],
    lead: "Different people, different packs, one question: what’s in it?",
    cards: [
      {
        icon: pack("jar"),
        word: "Whey powder",
        ticket: { name: "Whey", meaning: "milk" },
        title: "Parents",
        description:
          "The back of the jar, read out before the spoon is in it. If milk, egg or nuts are on your list, they come first.",
        cta: "Scan the snack drawer",
      },
      {
        icon: pack("carton"),
        word: "Retinyl palmitate",
        ticket: { name: "Retinyl", meaning: "vitamin A" },
        title: "Pregnant / Nursing",
        description:
          "Which ingredients carry official pregnancy or nursing advice, and whose. Take them to your midwife or doctor.",
        cta: "Scan what’s on the shelf",
      },
      {
        icon: pack("tube"),
        word: "Cera alba",
        ticket: { name: "Cera alba", meaning: "beeswax" },
        title: "Clean-Beauty Fans",
        description:
          "Past the front of the tube: what each Latin-looking name is, what it does, where it comes from.",
        cta: "Scan your skincare",
      },
      {
        icon: pack("dropper-bottle"),
        word: "Cholecalciferol",
        ticket: { name: "Cholecalciferol", meaning: "vitamin D" },
        title: "Wellness & Supplements",
        description:
          "Fillers, forms and sweeteners, named. What you take, and what only holds it together.",
        cta: "Scan your supplements",
      },
      {
        icon: pack("tin"),
        word: "Derivatives",
        ticket: { name: "Derivatives", meaning: "which animal?" },
        title: "Pet Owners",
        description:
          "“Derivatives” is a wide word. Read what it may cover before the lid comes off.",
        cta: "Scan the pet food",
      },
      {
        icon: pack("sachet"),
        word: "Arachis oil",
        ticket: { name: "Arachis", meaning: "peanut" },
        title: "Allergy-Conscious",
        description: `Name your allergens once. ${brand.name} looks for their other names too, Latin included. Always check the pack.`,
        cta: "Scan with your allergens",
      },
      {
        icon: pack("bottle"),
        word: "Guarana",
        ticket: { name: "Guarana", meaning: "caffeine" },
        title: "Fitness Enthusiasts",
        description: "Caffeine’s other names, sugar’s many, and the blends that won’t say.",
        cta: "Scan your shaker",
      },
    ],
  },

  whyPeopleTrust: {
    id: "why-people-trust",
    heading: [`Why People Trust ${brand.name}`],
    lead: "Notes name their sources. Check them.",
    evidence: {
      list: [
        { name: "Whey powder", flag: "allergen" },
        { name: "Guarana", flag: "look" },
        { name: "Glycerin", flag: "explained" },
        { name: "Natural flavouring", flag: "unsure" },
      ],
      chain: ["Tocopherol", "vitamin E", "keeps oil from going stale"],
      stamped: {
        name: "Titanium dioxide",
        note: "E 171, a white",
        stamps: [
          { by: "FDA", says: "allowed in food" },
          { by: "EU", says: "not since 2022" },
        ],
      },
    },
    cards: [
      {
        title: "A breakdown you can see",
        description: ["A shape, a word, a colour. No score."],
        tone: "milk",
      },
      {
        title: "Purpose and effects",
        description: ["Why it is in there, and what it does."],
        tone: "paper",
      },
      {
        title: "Banned, limited or allowed",
        description: [
          { term: "FDA and EU", source: titaniumDioxide },
          ", side by side. They differ.",
        ],
        tone: "ink",
      },
    ],
    examples: [
      {
        title: "Where it comes from",
        description: ["Plant, animal or lab, as far as one can tell."],
        example: { name: "Glycerin", says: ["plant oil", "animal fat", "petroleum"] },
      },
      {
        title: "Safety notes, sourced",
        description: ["What was found, by whom, in which year."],
        example: {
          name: "Linalool",
          says: ["some skin reacts", "SCCS/1459/11", "EU, 2012"],
        },
      },
      {
        title: "Plain-English summaries",
        description: ["No chemistry degree, no scaremongering."],
        example: { name: "Cetearyl alcohol", says: ["a waxy alcohol, not a drink"] },
      },
    ],
    badges: [
      { icon: "privacy", label: "Privacy-first design", fact: "scans stay on your phone" },
      { icon: "science", label: "Science-backed analysis", fact: "sources are named" },
      { icon: "instant", label: "Instant results", fact: "photo in, sentences out" },
    ],
  },

  founder: {
    id: "founder",
    heading: ["A note from\u00a0the kitchen\u00a0table"],
    letter: [
      [
        "I designed packaging for eleven years. I know how a list ends up in five-point grey: it gets the space that is left.",
      ],
      [
        "Then my daughter had a rash, and someone asked me what was in the cream. I had it in my bag. I could read every word, and ",
        { mark: "I\u00a0understood\u00a0none." },
      ],
      [
        `So Tomas and I built ${brand.name}. It won’t tell you what to buy. It tells you what you are holding, in a sentence.`,
      ],
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
    sampleNote: "Sample quotes, shown until the first real ones are cleared for print.",
    sample: "Sample",
    pause: "Pause the quotes",
    play: "Let the quotes run",
  },

  howItWorks: {
    id: "how-to-use",
    heading: ["How it works, in three steps"],
    lead: "Hold the camera over a list.",
    mascot: pose("reading"),
    // Three lines of a lip balm's list, as the phone that is held over it shows them.
    example: {
      before: "Lanolin, Mica, Linalool,",
      name: "Cera Alba",
      after: "Tocopherol, Parfum, Citral.",
      what: "Beeswax.",
      does: "Thickens, and holds oil and water together.",
    },
    steps: [
      {
        title: "Scan & Know",
        description: ["Any tub, bottle or screenshot will do."],
      },
      {
        title: "AI Insights",
        description: [
          "An AI explains it from ",
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
        description: ["Purpose, status, origin. Then you decide."],
      },
    ],
  },

  disclaimer: {
    id: "disclaimer",
    heading: [`What ${brand.name} can do`],
    lead: "The small print, at full size.",
    features: [
      {
        icon: "any-label",
        title: "Works on any label",
        description: ["Food, skincare, supplements, perfume. Printed, handwritten or on a screen."],
      },
      {
        icon: "camera",
        title: "No barcode, no typing",
        description: ["The camera is enough. No list in reach? Start from the product’s name."],
      },
      {
        icon: "on-device",
        title: "Scans stay on your phone",
        description: [
          "Nothing is stored with us or linked to you. No personal data is collected or sold.",
        ],
      },
      {
        icon: "offline",
        title: "Some of it works offline",
        description: ["Some features need no connection. With one, the answers get better."],
      },
    ],
    limitsHeading: "and what it can’t",
    mascot: pose("shrugging"),
    limits: [
      {
        title: "It can’t diagnose.",
        description: "It decodes ingredients; it is not medical advice.",
      },
      {
        title: "It can’t see everything.",
        description: "Traces from a shared line, exact amounts, last week’s new recipe.",
      },
      {
        title: "It can’t read every smudge.",
        description: "Where it isn’t sure, it says so.",
      },
      { title: "It can’t promise.", description: "“Nothing flagged” means just that." },
    ],
    note: "Results are informational only, grounded in verified scientific sources. With an allergy, the pack and your doctor have the last word.",
  },

  pricing: {
    id: "pricing",
    heading: ["Try it on whatever is nearest"],
    lead: "The toothpaste will do. The first scans are free; one is enough to judge.",
    tag: "Free trial",
    price: "Start free",
    points: [
      { title: "No credit card", description: "Install, scan, read." },
      { title: "First scans free", description: "Shampoo, cereal, cat food." },
      {
        title: "No hidden fees",
        description: "Extended features are in-app options, priced before you tap.",
      },
      {
        title: "Billed by the App Store",
        description: "In the app, by Apple, never\u00a0by\u00a0us.",
      },
      { title: "Cancel anytime", description: "In your phone’s settings, under Subscriptions." },
    ],
    button: "Get it free",
  },

  faq: {
    id: "faq",
    heading: ["Questions, unfolded"],
    lead: "What people ask first.",
    mascot: pose("thinking"),
  },

  closing: {
    id: "shop-with-confidence",
    heading: ["Shop With ", { mark: "Confidence" }],
    lead: "There is a label within arm’s reach of you right now.",
    button: "Check it now",
    trustPoints: ["Thousands of ingredients decoded", "Privacy-first design"],
    mascot: pose("waving", `${brand.name}, ${brand.mascot}, waves`),
  },

  stickyBar: { title: "Ready to Take Control?", detail: "First scans free — download now" },
};
