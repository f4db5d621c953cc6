import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gatherScripts } from "@/scripts/gather-scripts";

const chunks = "_next/static/chunks";
const named = (id: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id}]);`;

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), "gather-"));
  mkdirSync(path.join(out, chunks), { recursive: true });
  for (const [at, name] of ["shared", "home", "story"].entries())
    writeFileSync(path.join(out, chunks, `${name}.js`), named(at));
});

const page = (names: string[], payload = "") =>
  `<html><head>${names
    .map((name) => `<script src="/${chunks}/${name}.js" async=""></script>`)
    .join("")}</head><body>${payload}</body></html>`;

/** The files that a page fetches. */
const fetched = (html = "") =>
  JSON.parse(/(\[[^\]]*\])\.forEach/.exec(html)?.[1] ?? "[]") as string[];
const read = (file = "") => readFileSync(path.join(out, file), "utf8");

describe("gathering scripts", () => {
  const gather = () =>
    gatherScripts(
      new Map([
        ["index.html", page(["shared", "home"], `payload: /${chunks}/home.js`)],
        ["story.html", page(["shared", "story"])],
        ["404.html", page(["shared"])],
      ]),
      out,
    );

  it("gives every page what all share, and the rest of its own", () => {
    const pages = gather();
    const [framework, home] = fetched(pages.get("index.html"));
    expect(read(framework)).toContain('"static/chunks/shared.js",0');
    expect(read(home)).toContain('"static/chunks/home.js",1');
    expect(fetched(pages.get("story.html"))[0]).toBe(framework);
    expect(fetched(pages.get("404.html"))).toEqual([framework]);
  });

  it("runs none of the scripts that the page named, and keeps those that its payload names", () => {
    const html = gather().get("index.html") ?? "";
    expect(html).not.toContain(`<script src="/${chunks}`);
    expect(html).toContain(`<script type="inert" src="/${chunks}/home.js" async="">`);
    expect(html).not.toContain("shared.js");
  });

  it("stops at a chunk that tells its name otherwise, and at pages that share nothing", () => {
    writeFileSync(path.join(out, chunks, "home.js"), "TURBOPACK.push([])");
    expect(gather).toThrow(/home\.js does not tell its name/);
    expect(() => gatherScripts(new Map([["index.html", "<html></html>"]]), out)).toThrow(
      /name no script/,
    );
  });
});
