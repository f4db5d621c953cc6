import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { states } from "@/app/gallery/states";
import { home } from "@/content/home";
import { plainText } from "@/content/plain-text";
import type { RichText } from "@/content/schema";
import { setScreen } from "../screen";

/** Each section as the gallery shows it first. */
const sections = Object.entries(home).flatMap(([name, copy]) =>
  "heading" in copy
    ? { name, copy, section: Object.values(states).find((state) => idOf(state) === copy.id) }
    : [],
);

function idOf({ props }: ReactElement): string | undefined {
  return (props as { id?: string }).id;
}

beforeEach(() => setScreen());

describe.each(sections)("section: $name", ({ copy, section }) => {
  it("is in the gallery, app/gallery/states.tsx", () => {
    expect(section).toBeDefined();
  });

  it("shows every word of its copy", () => {
    const { container } = render(section ?? <p />);
    const missing = wordsOf(copy).filter((words) => !shows(container, words));
    expect(missing).toEqual([]);
  });
});

/* What copy holds that is no text to read: names of pictures, icons, colours, shapes, ids and addresses. */
const unread = new Set([
  "id",
  "src",
  "icon",
  "href",
  "flag",
  "found",
  "before",
  "after",
  "widths",
  "seo",
  "sample",
  "product",
  "pause",
  "play",
  "source",
]);

/** Each text of a section's copy; emphasised copy as one text. */
function wordsOf(copy: unknown): string[] {
  if (typeof copy === "string") return [copy];
  if (isRichText(copy)) return [plainText(copy)];
  if (typeof copy !== "object" || copy === null) return [];
  return Object.entries(copy).flatMap(([key, value]) => (unread.has(key) ? [] : wordsOf(value)));
}

function isRichText(copy: unknown): copy is RichText {
  const isToken = (piece: object) => "mark" in piece || "term" in piece || "link" in piece;
  return Array.isArray(copy) && copy.some((piece) => typeof piece === "object" && isToken(piece));
}

function shows(container: Element, words: string) {
  const plain = (text: string) => text.replace(/\s+/g, " ");
  return (
    plain(container.textContent ?? "").includes(plain(words)) ||
    screen.queryAllByRole("img", { name: words }).length > 0
  );
}
