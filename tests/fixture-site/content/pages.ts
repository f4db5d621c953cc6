import { pose } from "@/content/drawings";
import type { Page } from "@/content/schema";

const revised = "2026-01-02";

export const pages = {
  home: {
    path: "/",
    type: "WebPage",
    linkText: "Start",
    heading: ["What is inside? ", { mark: "Try\u00a0Lumen." }],
    seo: {
      title: "Lumen: a made-up app for tests",
      description: "Lumen is the app of the fixture site. It shines on packages that do not exist. Free to try.",
    },
    card: { ...pose("pointing", "A lantern points at words"), line: "The app in the tests" },
    revised,
  },
  aboutUs: {
    path: "/about-us",
    type: "AboutPage",
    linkText: "The team",
    heading: ["The Team"],
    seo: {
      title: "The team: three made-up people",
      description: "Ada, Ben, and Cleo do not exist. They fill the page about the people of the fixture site.",
    },
    card: pose("waving", "A lantern waves"),
    revised,
  },
  whyIBuiltThis: {
    path: "/why-i-built-this",
    type: "AboutPage",
    linkText: "The story",
    heading: ["The Story"],
    seo: {
      title: "The story: how Lumen was made up",
      description: "A story in three parts that never happened, for the page with a story of the fixture site.",
    },
    card: pose("reading", "A lantern reads"),
    revised,
  },
  whatItDoes: {
    path: "/what-lumen-does",
    type: "WebPage",
    linkText: "In detail",
    heading: ["Lumen in Detail"],
    seo: {
      title: "Lumen in detail, and what it leaves out",
      description: "Six made-up features of a made-up app, each with an example, for the tests of the feature page.",
    },
    card: pose("thinking", "A lantern thinks"),
    revised,
  },
  ingredients: {
    path: "/ingredients",
    type: "WebPage",
    linkText: "All words",
    heading: ["All Words, Explained"],
    seo: {
      title: "All words on the packages · Lumen",
      description: "The words on the made-up packages, in alphabetical order, each with its rules and its sources.",
    },
    card: pose("reading", "A lantern reads"),
    revised,
  },
} satisfies Record<string, Page>;

export const pageList: Page[] = Object.values(pages);
