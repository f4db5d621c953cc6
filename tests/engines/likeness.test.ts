import { notFound } from "../../content/site";
import { missing, pages } from "../e2e/pages";
import type { EnginePage } from "../webkit/engine-page";
import type { Opened } from "../webkit/open-webkit";
import { expect, test } from "../webkit/test";
import { open, rest } from "../webkit/visit";
import { openChromium } from "./engines";

const all = [...pages, { path: missing, title: notFound.title }];

/* Header, hero, label, cards and footer; what moves by itself has no place to compare. */
const parts = "header, main > *, h1, #label, main li, main article, footer";
/** px that an engine may place or size a part otherwise: letters are not equally wide everywhere. */
const tolerance = 8;

interface Look {
  name: string;
  x: number;
  width: number;
  colours: string;
}

function looksOf(view: EnginePage): Promise<Look[]> {
  return view.evaluate((parts) => {
    const shown = [...document.querySelectorAll(parts)].filter(
      (part) => part.getClientRects().length > 0 && !part.closest("[data-marquee-track]"),
    );
    return shown.map((part, at) => {
      const { x, width } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      return {
        name: `${at} ${part.tagName.toLowerCase()}${part.id && `#${part.id}`}`,
        x,
        width,
        colours: [style.color, style.backgroundColor, style.borderTopColor, style.borderTopWidth]
          .join(" ")
          .replace(/, /g, ","),
      };
    });
  }, parts);
}

test.describe("looks as in today's Chromium", () => {
  let reference: Opened | undefined;
  test.afterAll(() => reference?.close());

  for (const { path } of all) {
    test(path, async ({ view }) => {
      await open(view, path);
      await rest();
      const looks = await looksOf(view);
      const size = await view.evaluate(() => ({
        // What a scroll bar leaves.
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      }));
      reference ??= await openChromium(size);
      await open(reference.page, path);
      await rest();
      const wanted = await looksOf(reference.page);

      expect(looks.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
      const unlike = looks.filter((look, at) => {
        const other = wanted[at] as Look;
        return (
          Math.abs(look.x - other.x) > tolerance ||
          Math.abs(look.width - other.width) > tolerance ||
          look.colours !== other.colours
        );
      });
      expect(unlike).toEqual(wanted.filter(({ name }) => unlike.some((it) => it.name === name)));
    });
  }
});
