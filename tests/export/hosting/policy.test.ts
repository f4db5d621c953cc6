import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import { store } from "@/content/store";
import { withPolicy } from "@/deploy/policy";
import { filesOf } from "@/deploy/releases";

const pages = filesOf("out").filter((file) => file.endsWith(".html"));
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(pages)("%s allows its own scripts alone, and one foreign one", (page) => {
  const $ = cheerio.load(readFileSync(path.join("out", page), "utf8"));
  const policies = $("meta[http-equiv='Content-Security-Policy']");
  expect(policies).toHaveLength(1);
  // Before all that it governs; the encoding has to be told earlier still.
  expect($("head").children().index(policies)).toBe(1);
  const policy = policies.attr("content") ?? "";
  const directives = Object.fromEntries(
    policy.split("; ").map((directive): [string, string[]] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  const inline = $("script:not([src]):not([type='application/ld+json'])")
    .toArray()
    .map((script) => sha256($(script).text()));
  expect(directives["script-src"]).toEqual(["'self'", ...new Set(inline), store.smartScript]);
  for (const name of ["default-src", "object-src", "base-uri", "form-action"])
    expect(directives[name]).toEqual(["'none'"]);
  expect(policy.match(/https?:[^\s;]+/g)).toEqual([store.smartScript]);
  expect(policy).not.toContain("unsafe-eval");
});

test("a page that does not begin as expected stops the build", () => {
  expect(() => withPolicy("<html><head><title>a</title></head></html>", [])).toThrow(
    "it has no <head>",
  );
});

test("the licences of what is shipped are in the export", () => {
  const text = readFileSync("out/licences.txt", "utf8");
  for (const name of [
    "next",
    "react",
    "framer-motion",
    "@radix-ui/react-tooltip",
    "sonner",
    "SIL OPEN FONT LICENSE",
  ])
    expect(text).toContain(name);
});

test("no second copy of the page for the unknown is exported", () => {
  expect(filesOf("out").filter((file) => file.includes("_not-found"))).toEqual([]);
});
