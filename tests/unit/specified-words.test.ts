import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { testimonials } from "@/content/testimonials";
import { changedFields } from "../specified/words";

afterEach(() => jest.restoreAllMocks());

const { button } = home.closing;
const words = {
  "home.closing.button": button,
  "home.closing.heading": /^Walk On/,
  "home.hero.rating.stars": home.hero.rating.stars,
  testimonials: testimonials.length,
  "faq[photos].answer": [/made-up app/, /rectangles/],
  "home.howItWorks.steps[].title": home.howItWorks.steps.map(({ title }) => title),
  "pages.aboutUs.path": "/about-us",
};

it("finds no changed field in the content as it is", () => {
  expect(changedFields(words)).toEqual([]);
});

it("names the field of a changed word, and no other", () => {
  jest.replaceProperty(home.closing, "button", "Later");
  expect(changedFields(words)).toEqual(["home.closing.button"]);
});

it("names a list with another length, another order or another word", () => {
  testimonials.push({ ...(testimonials[0] as (typeof testimonials)[number]) });
  expect(changedFields(words)).toEqual(["testimonials"]);
  testimonials.pop();
  home.howItWorks.steps.reverse();
  expect(changedFields(words)).toEqual(["home.howItWorks.steps[].title"]);
  home.howItWorks.steps.reverse();
});

it("names an entry that has lost one of its phrases, or that is gone", () => {
  const photos = faq.find(({ id }) => id === "photos") as (typeof faq)[number];
  jest.replaceProperty(photos, "answer", "A made-up app has no server.");
  expect(changedFields(words)).toEqual(["faq[photos].answer"]);
  jest.replaceProperty(photos, "id", "pictures");
  expect(changedFields(words)).toEqual(["faq[photos].answer"]);
});

it("rejects a field that the schema does not have", () => {
  expect(() => changedFields({ "home.closing.buton": "Later" })).toThrow(
    "content/schema has no field home.closing.buton",
  );
});
