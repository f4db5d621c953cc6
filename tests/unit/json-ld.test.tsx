import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "@/components/layout/json-ld";
import { pages } from "@/content/pages";

it.each(["a </script x> b", "a <!-- <script b"])(
  "keeps %s within the element of the structured data (req 141)",
  (title) => {
    const page = { ...pages.home, seo: { ...pages.home.seo, title } };
    const $ = load(`${renderToStaticMarkup(<JsonLd page={page} />)}<p>words</p>`);
    expect(JSON.stringify(JSON.parse($("script").text()))).toContain(title);
    expect($("p").text()).toBe("words");
  },
);
