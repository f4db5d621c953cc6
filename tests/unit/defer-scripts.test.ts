import { deferScripts } from "@/scripts/build/defer-scripts";

const page = (head: string) =>
  `<html><head><script src="/_next/static/chunks/a.js" id="_R_" async=""></script>${head}</head><body>words</body></html>`;

/** What is fetched after the first frame. */
function deferred(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const statement = body.querySelector("script")?.text ?? "";
  const run = statement.replace("document.hidden?", "true?");
  new Function(run)();
  return [...document.head.querySelectorAll("script")].map(({ src }) => src);
}

beforeEach(() => document.head.replaceChildren());

describe("scripts of a page", () => {
  it.each([
    ["as Next writes its own", '<script src="/_next/static/chunks/b.js" async=""></script>'],
    [
      "as React writes analytics",
      '<script async="" src="http://localhost/_next/static/chunks/b.js"></script>',
    ],
  ])("are fetched after the first frame: %s", (_, script) => {
    const html = deferScripts(page(script));
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(deferred(html)).toEqual([
      "http://localhost/_next/static/chunks/a.js",
      "http://localhost/_next/static/chunks/b.js",
    ]);
    // React looks for those of its tree by this, and fetches what it does not find.
    const isAsync = [...document.head.querySelectorAll("script")].map(({ async }) => async);
    expect(isAsync).toEqual([true, true]);
  });

  it("stop the build when one of Next's would be fetched early", () => {
    const script = '<script src="/_next/static/chunks/b.js"></script>';
    expect(() => deferScripts(page(script))).toThrow("would be fetched before the page is painted");
  });
});
