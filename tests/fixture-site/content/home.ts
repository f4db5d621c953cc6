import { ability, feature, pack, pose, step } from "@/content/drawings";
import type { Home } from "@/content/schema";
import { pages } from "./pages";
import { founder } from "./people";

const source = (title: string) => ({ title, year: 2020 });
const screen = (id: string) => ({ id, src: `art/screens/${id}.svg`, sample: true });
type Card = Home["whoThisHelps"]["cards"][number];
const audience = (
  icon: Parameters<typeof pack>[0],
  word: string,
  meaning: string,
  title: string,
  description: string,
  cta: string,
): Card => ({ icon: pack(icon), word, meaning, source: source(`A book about ${meaning}`), title, description, cta });

export const home: Home = {
  hero: {
    id: "hero",
    heading: pages.home.heading,
    lead: "Hold Lumen over a package. It puts each word into words that a cousin would use.",
    button: "SWITCH ON",
    rating: { stars: 4, score: 3.9, scoreLabel: "sparks of five", users: "120+ lanterns" },
  },
  problem: {
    id: "problem",
    heading: ["The package mumbles.\nLumen listens."],
    list: {
      lead: "Contents:",
      ingredients: [
        "Quartz flour",
        "moon syrup",
        "sea glass",
        "amber resin",
        "velvet bean",
        "dew",
        "tin foil tea",
        "paper starch",
        "cloud fiber",
      ],
    },
    pains: [
      {
        title: "The letters are tiny",
        description: [
          "Some are ",
          { term: "half\u00a0an\u00a0ant", source: source("A ruler for ants") },
          " tall, some just ",
          { term: "a\u00a0flea", source: source("A ruler for fleas") },
          ".",
        ],
      },
      {
        title: "The words are strange",
        description: ["Ash can be ", { term: "“gray snow.”", source: source("A book of gray things") }],
      },
      { title: "Nobody asks who reads", description: ["A bean is a bean, until it is your bean."] },
    ],
    answer: "Lumen reads tins, jars, bags, and boxes.",
  },
  labelConfusion: {
    id: "label-confusion",
    heading: ["From Mumbling to One Short Sentence"],
    lead: "Name a worry, and Lumen looks for it under every name.",
    button: "Shine on a Tin",
    screens: [
      { ...screen("over"), caption: "Hold it over", alt: "Screen one: a package under the lantern" },
      { ...screen("marks"), caption: "See the marks", alt: "Screen two: a list with marks" },
      { ...screen("word"), caption: "Read one word", alt: "Screen three: one word in detail" },
    ],
  },
  whoThisHelps: {
    id: "who-this-helps",
    heading: ["Who Carries a Lantern"],
    hint: "Press a word to turn it over.",
    cards: [
      audience("jar", "Kasein", "Of milk", "Sailors", "Know the cargo before the storm.", "Shine at sea"),
      audience("carton", "Retinol", "Of carrots", "Night owls", "Read boxes after dark.", "Shine at night"),
      audience("tube", "Cera nova", "Of bees", "Painters", "Find out what binds the paint.", "Shine on paint"),
      audience("dropper-bottle", "Calciferol", "Of the sun", "Gardeners", "See what the drops are.", "Shine on drops"),
      audience("tin", "Quinone", "Of herbs", "Cat people", "Read the tin before the cat does.", "Shine on tins"),
      audience("sachet", "Arakis", "Of the ground", "Bakers", "Know the nut by its other names.", "Shine on flour"),
      audience("bottle", "Paullina", "Of beans", "Runners", "Find what keeps you awake.", "Shine on bottles"),
      audience("can", "Tannin", "Of oak", "Tea people", "Find out why it is brown.", "Shine on tea"),
    ],
  },
  whyPeopleTrust: {
    id: "why-people-trust",
    heading: ["Why Lanterns Are Trusted"],
    cards: [
      {
        id: "breakdown",
        icon: feature("breakdown"),
        color: "milk",
        title: "Marks in colors",
        description: ["Each worry has a shape and a color."],
      },
      {
        id: "facts",
        icon: feature("facts"),
        color: "marigold-tint",
        title: "Rules of two countries",
        description: [
          "Gray snow is ",
          { term: "banned in one", source: source("The law of one country") },
          " and sold in the other.",
        ],
      },
      {
        id: "privacy",
        icon: feature("privacy"),
        color: "milk",
        title: "It keeps quiet",
        description: ["Lumen tells nobody. ", { link: "And the pictures?", href: "/#question-photos" }],
      },
      {
        id: "offline",
        icon: feature("offline"),
        color: "marigold-tint",
        title: "It works in caves",
        description: ["Some of it, at least."],
      },
    ],
    badges: ["Quiet by design", "Checked by owls"],
  },
  founder: {
    id: "founder",
    heading: ["A Note from\u00a0the Lamp\u00a0Room"],
    letter: [
      ["I invented things for a living. This is one of them."],
      ["A package asked me a question and I ", { mark: "had no answer." }],
    ],
    portrait: founder.portrait,
    sample: true,
    signature: founder.name,
    role: founder.role,
    links: [
      { text: "The story", href: "/why-i-built-this" },
      { text: "The team", href: "/about-us" },
    ],
  },
  testimonials: {
    id: "testimonials",
    heading: ["Voices from Nowhere."],
    sampleNote: "Invented voices",
    pause: "Stop the voices",
    play: "Let the voices run",
  },
  howItWorks: {
    id: "how-to-use",
    heading: ["In Three Steps"],
    steps: [
      { title: "Hold it over", description: ["Point the lantern at the words."], drawing: step("scan") },
      {
        title: "Let it think",
        description: ["It looks in ", { term: "old books", source: source("A list of old books") }, "."],
        drawing: step("insights"),
      },
      { title: "Read one line", description: ["The line is short. The choice is yours."], drawing: step("impact") },
    ],
  },
  disclaimer: {
    id: "disclaimer",
    heading: ["What a Lantern Can Do"],
    features: [
      { icon: ability("handwritten"), title: "Read scribbles", description: "Even those of a doctor." },
      { icon: ability("screenshot"), title: "Read a picture", description: "Also one from yesterday." },
      { icon: ability("no-barcode"), title: "Ignore stripes", description: "Words are enough." },
    ],
    disclaimer: {
      title: "A lantern is no doctor",
      text: "Lumen shines on words. It does not know you, and what it says is no medical advice.",
    },
    mascot: pose("shrugging"),
  },
  pricing: {
    id: "pricing",
    heading: ["Shine on Anything"],
    lead: "Begin with the tin beside you.",
    price: "Costs nothing",
    offer: "Try it first. No card.",
    points: ["The first lights are free.", "More oil is optional.", "Stop whenever you like."],
    button: "Light it",
  },
  faq: { id: "faq", heading: ["Doubts and Replies"], mascot: pose("thinking") },
  closing: {
    id: "closing",
    heading: ["Walk On With ", { mark: "Light" }],
    lead: "Some package is within reach.",
    button: "Light one now",
    trustPoints: [
      { id: "words", text: "Dozens of words explained" },
      { id: "quiet", text: "Quiet by design" },
    ],
    mascot: pose("waving", "Lumen, a lantern on two legs, waves"),
  },
  downloadBar: { title: "Want a lantern?", detail: "First lights free, take one", mascot: pose("peeking") },
};
