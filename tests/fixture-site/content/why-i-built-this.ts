import { moment, pose } from "@/content/drawings";
import type { WhyIBuiltThis } from "@/content/schema";

export const whyIBuiltThis: WhyIBuiltThis = {
  lead: "It began with a test that failed when somebody corrected a comma.",
  photo: {
    src: "art/photos/child.svg",
    alt: "Picture of a child",
    caption: "Ada, long before she was invented.",
    sample: true,
  },
  moments: [
    {
      title: "The comma",
      drawing: moment("rash"),
      body: [["Somebody corrected a comma in the copy."], ["Eight tests failed, and nobody knew why."]],
    },
    {
      title: "The search",
      drawing: moment("magnifying-glass"),
      body: [["Ada read every test and found the comma in all of them."]],
    },
    {
      title: "The fixture",
      drawing: moment("first-scan"),
      body: [["She wrote a site for the tests, with ", { mark: "its own commas." }, " They have stayed put since."]],
    },
  ],
  ending: { line: "Write your own commas.", mascot: pose("peeking") },
  sample: true,
};
