import { brand } from "./brand";
import { ability, feature, pack, pose, step } from "./drawings";
import { pages } from "./pages";
import { founder } from "./people";
import type { Home } from "./schema";
import { breakdownScreen, cameraScreen, ingredientScreen } from "./screens";
import { testimonials } from "./testimonials";

const usTypeSize = { title: "21 CFR 101.2, type size on food labels", year: 2025 };
const foodInformation = {
  title: "Regulation (EU) No 1169/2011 on food information to consumers, Article 13",
  year: 2011,
};
const vitamins = { title: "Directive 2002/46/EC on food supplements, Annex II", year: 2002 };

const lilialBan = {
  title: "Regulation (EU) 2021/1902 bans butylphenyl methylpropional. 21 CFR 700 does not",
  year: 2021,
};

/** The landing page, in the order of its sections. */
export const home: Home = {
  hero: {
    id: "hero",
    heading: pages.home.heading,
    lead: `Point your iPhone at any label, no barcode. ${brand.name} explains every ingredient and flags allergens.`,
    button: "START TODAY",
    offer: "Free. No credit card.",
    rating: { stars: 5, score: 4.8, scoreLabel: "star rating", scale: "out of {stars}", users: "1,000+ users" },
  },

  problem: {
    id: "problem",
    heading: ["The answer is on the back.\nIt just isn’t talking."],
    list: {
      lead: "Ingredients:",
      ingredients: [
        "Sugar",
        "glucose syrup",
        "water",
        "gelatin",
        "citric acid",
        "ascorbic acid",
        "DL-alpha-tocopheryl acetate",
        "natural flavoring",
        "retinyl palmitate",
        "cholecalciferol",
        "carnauba wax",
      ],
    },
    pains: [
      {
        title: "It’s too small to read",
        description: [
          "Food law allows letters just ",
          { term: "1/16\u00a0inch", source: usTypeSize },
          " tall in the US, ",
          { term: "1.2\u00a0mm", source: foodInformation },
          " in the EU.",
        ],
      },
      {
        title: "It’s written for chemists",
        description: ["Vitamin E can show up as ", { term: "“DL-alpha-tocopheryl acetate.”", source: vitamins }],
      },
      {
        title: "It doesn’t say what matters to you",
        description: [
          "On lotion, almond oil can be “Prunus Amygdalus.” Allergens, estrogenic disruptors, and risky compounds hide behind names you’d have to know.",
        ],
      },
    ],
    answer: `${brand.name} reads it for you: food, cosmetics, skincare, supplements, perfumes. Even handwriting.`,
  },

  labelConfusion: {
    id: "label-confusion",
    heading: ["A wall of words in. One clear sentence out."],
    lead: `Allergic, pregnant, or vegan? ${brand.name} flags what’s worth a look, Latin names included.`,
    button: "Start Your Free Scan",
    screens: [
      {
        id: "camera",
        ...cameraScreen,
        caption: "Scan the label",
      },
      {
        id: "breakdown",
        ...breakdownScreen,
        caption: "See what’s flagged",
      },
      {
        id: "ingredient",
        ...ingredientScreen,
        caption: "Get the details",
      },
    ],
  },

  whoThisHelps: {
    id: "who-this-helps",
    heading: ["Who This Helps"],
    hint: "Tap a word to see what it means.",
    cards: [
      {
        icon: pack("jar"),
        word: "Caseinate",
        meaning: "Milk protein",
        source: { title: "Regulation (EU) No 1169/2011, Annex II, Milk and products thereof", year: 2011 },
        title: "Parents",
        description: "Spot your kid’s allergens before snack time.",
        cta: "Scan the snack drawer",
      },
      {
        icon: pack("carton"),
        word: "Retinyl palmitate",
        meaning: "Vitamin A",
        source: { title: "21 CFR 184.1930, Vitamin A", year: 2025 },
        title: "Pregnant / Nursing",
        description: "Know what to ask your OB or midwife.",
        cta: "Scan your groceries",
      },
      {
        icon: pack("tube"),
        word: "Cera alba",
        meaning: "Beeswax",
        source: { title: "CosIng, Cera Alba", year: 2025 },
        title: "Clean-Beauty Fans",
        description: "Find out what the Latin means.",
        cta: "Scan your skincare",
      },
      {
        icon: pack("dropper-bottle"),
        word: "Cholecalciferol",
        meaning: "Vitamin D3",
        source: { title: "21 CFR 184.1950, Vitamin D", year: 2025 },
        title: "Wellness & Supplements",
        description: "See what you’re really taking.",
        cta: "Scan your supplements",
      },
      {
        icon: pack("tin"),
        word: "Menadione",
        meaning: "Vitamin K3",
        source: {
          title: "Implementing Regulation (EU) 2015/2307 on menadione as a feed additive",
          year: 2015,
        },
        title: "Pet Owners",
        description: "Read the can before they empty it.",
        cta: "Scan the pet food",
      },
      {
        icon: pack("sachet"),
        word: "Arachis oil",
        meaning: "Peanut oil",
        source: { title: "EMA, Excipients: arachis oil (EMA/CHMP/302620/2017)", year: 2017 },
        title: "Allergy-Conscious",
        description: "Know your allergen by its other names.",
        cta: "Scan for your allergens",
      },
      {
        icon: pack("bottle"),
        word: "Guarana",
        meaning: "Caffeine",
        source: { title: "EFSA, Scientific Opinion on the safety of caffeine", year: 2015 },
        title: "Fitness Enthusiasts",
        description: "Find the stimulants in your shaker.",
        cta: "Scan your pre-workout",
      },
    ],
  },

  whyPeopleTrust: {
    id: "why-people-trust",
    heading: [`Why People Trust ${brand.name}`],
    cards: [
      {
        id: "breakdown",
        icon: feature("breakdown"),
        color: "milk",
        title: "Color-coded breakdown",
        description: ["Red for allergens. Yellow for concerns. Gray for “not sure.”"],
      },
      {
        id: "plain-english",
        icon: feature("plain-english"),
        color: "marigold-tint",
        title: "Plain-English summaries",
        description: ["Every ingredient, in words you’d use yourself."],
      },
      {
        id: "sources",
        icon: feature("sources"),
        color: "milk",
        title: "Verified sources",
        description: ["Checked against the FDA, the NHS, EFSA, and EU CosIng."],
      },
      {
        id: "facts",
        icon: feature("facts"),
        color: "marigold-tint",
        title: "FDA and EU status",
        description: [
          "Lilial is ",
          { term: "banned in EU cosmetics", source: lilialBan },
          ", but not by the FDA. You see both, plus purpose, effects, origin, and safety.",
        ],
      },
      {
        id: "privacy",
        icon: feature("privacy"),
        color: "milk",
        title: "Privacy-first scans",
        description: [
          "Scans stay on your device. Nothing is stored or linked to you. No personal data collected. Data is never sold. ",
          { link: "What about photos?", href: "/#question-privacy" },
        ],
      },
      {
        id: "offline",
        icon: feature("offline"),
        color: "marigold-tint",
        title: "Works partly offline",
        description: ["No signal in the aisle? Some features still work. A connection improves the results."],
      },
    ],
    badges: ["Privacy-first design", "Science-backed analysis", "Instant results"],
  },

  founder: {
    id: "founder",
    heading: ["A Note from the Kitchen Table"],
    letter: [
      ["I designed packaging for eleven years. Ingredients got whatever space was left."],
      [
        "Then my daughter had a rash, and our pharmacist asked what was in the cream. I could read every word and ",
        { mark: "understood none of them." },
      ],
      [`So Tomas, a developer, and I built ${brand.name}. It tells you what you’re holding, in one plain sentence.`],
    ],
    portrait: founder.portrait,
    sample: true,
    signature: founder.name,
    role: founder.role,
    links: [
      { text: pages.whyIBuiltThis.linkText, href: pages.whyIBuiltThis.path },
      { text: pages.aboutUs.linkText, href: pages.aboutUs.path },
    ],
  },

  // Without quotes, the page has no such section.
  testimonials:
    testimonials.length === 0
      ? undefined
      : {
          id: "testimonials",
          heading: ["Real People. Real Relief."],
          sampleNote: "Sample quotes",
          pause: "Pause the quotes",
          play: "Play the quotes",
        },

  howItWorks: {
    id: "how-to-use",
    heading: ["How It Works"],
    steps: [
      {
        title: "Scan & Know",
        description: ["Point your camera at the list on any bottle, tub, or box."],
        drawing: step("scan"),
      },
      {
        title: "AI Insights",
        description: [
          "Every ingredient gets one sentence, guided by expert rules and grounded in ",
          {
            term: "verified sources",
            source: {
              title: "Among them CosIng, EFSA opinions, and the US Code of Federal Regulations",
              year: 2025,
            },
          },
          ".",
        ],
        drawing: step("insights"),
      },
      {
        title: "Understand Impact",
        description: ["Your flags come first. Then you decide."],
        drawing: step("impact"),
      },
    ],
  },

  disclaimer: {
    id: "disclaimer",
    heading: [`What ${brand.name} Can Do`],
    features: [
      {
        icon: ability("handwritten"),
        title: "Read handwritten labels",
        description: "Even the one on Grandma’s jam.",
      },
      {
        icon: ability("screenshot"),
        title: "Scan a screenshot",
        description: "So you can scan while you shop online.",
      },
      {
        icon: ability("no-barcode"),
        title: "Skip the barcode",
        description: "It reads the words. Nothing to type.",
      },
      {
        icon: ability("title"),
        title: "Read a product’s title",
        description: `No ingredient list? ${brand.name} can work from the product’s title.`,
      },
    ],
    disclaimer: {
      title: "Allergic? Always check the package",
      text: `${brand.name} can’t see traces that a label doesn’t list, so “nothing flagged” isn’t a promise. It decodes ingredients. It doesn’t diagnose. Results are informational only, not medical advice, and are grounded in verified scientific sources.`,
    },
    mascot: pose("shrugging"),
  },

  pricing: {
    id: "pricing",
    heading: ["Try It on Any Label"],
    lead: "Start with the toothpaste by your sink.",
    price: "Start free",
    offer: "Free trial. No credit card.",
    points: [
      "Installing is free, and so are your first\u00a0scans.",
      "Want more? Extended features are optional in-app purchases.",
      "Billed by the App Store. No hidden fees. Cancel anytime.",
    ],
    button: "Try it free",
  },

  faq: {
    id: "faq",
    heading: ["What People Ask First"],
    mascot: pose("thinking"),
  },

  closing: {
    id: "closing",
    heading: ["Shop With ", { mark: "Confidence" }],
    lead: "There’s a label within reach right now.",
    button: "Check it now",
    trustPoints: [
      { id: "ingredients", text: "Thousands of ingredients decoded" },
      { id: "privacy", text: "Privacy-first design" },
    ],
    mascot: pose("waving", `${brand.name}, ${brand.mascot}, waves`),
  },

  downloadBar: {
    title: "Ready to Take Control?",
    detail: "First scans free — download now",
    mascot: pose("peeking"),
  },
};
