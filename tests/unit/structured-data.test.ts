import { home } from "@/content/home";
import { pages } from "@/content/pages";

type Pages = typeof pages;

/** Returns the ratings in the structured data of a page, for an owner who has collected this number of ratings. */
function ratingsOf(page: keyof Pages, ratingCount?: number) {
  let graph: { "@graph": Record<string, unknown>[] } = { "@graph": [] };
  jest.isolateModules(() => {
    const content = jest.requireActual("@/content/site");
    jest.doMock("@/content/site", () => ({ ...content, app: { ...content.app, ratingCount } }));
    graph = require("@/lib/site/structured-data").structuredData(pages[page]);
  });
  return graph["@graph"].flatMap(({ aggregateRating }) => aggregateRating ?? []);
}

it("has the rating of an owner who collects ratings, on the page that shows it", () => {
  const { score } = home.hero.rating;
  expect(ratingsOf("home", 1234)).toEqual([
    { "@type": "AggregateRating", ratingValue: score, bestRating: 5, ratingCount: 1234 },
  ]);
  expect(ratingsOf("ingredients", 1234)).toEqual([]);
  expect(ratingsOf("home")).toEqual([]);
});
