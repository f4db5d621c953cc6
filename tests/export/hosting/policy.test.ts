import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as cheerio from "cheerio";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";
import { filesOf } from "@/deploy/releases";
import { foreignHosts } from "@/scripts/build/foreign";
import { withPolicy } from "@/scripts/build/policy";

const pages = filesOf("out").filter((file) => file.endsWith(".html"));
const letIn = (name: string) => [
  ...new Set(foreignHosts().flatMap(({ host, directive }) => (directive === name ? host : []))),
];
const namedIn = (policy: string) => policy.match(/https?:[^\s;]+/g) ?? [];
const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(pages)(
  "%s allows its own scripts, and of others those that the content names",
  (page) => {
    const $ = cheerio.load(readFileSync(path.join("out", page), "utf8"));
    const policies = $("meta[http-equiv='Content-Security-Policy']");
    expect(policies).toHaveLength(1);
    // Before all that it governs; the encoding must be told in the first 1024 bytes, which it fills.
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
    expect(directives["script-src"]).toEqual([
      "'self'",
      ...new Set(inline),
      ...letIn("script-src"),
    ]);
    for (const name of ["default-src", "object-src", "base-uri", "form-action"])
      expect(directives[name]).toEqual(["'none'"]);
    expect(new Set(namedIn(policy))).toEqual(new Set(foreignHosts().map(({ host }) => host)));
    expect(policy).not.toContain("unsafe-eval");
  },
);

const tool = {
  scripts: [{ src: "/consent.js" }, { src: "https://consent.example.com/tool.js" }],
  styles: ["https://consent.example.com/tool.css"],
  hosts: { frame: ["https://frames.example.com"] },
};
const counter = {
  src: "https://stats.example.com/script.js",
  attributes: { "data-site": "abc" },
  hosts: { connect: ["https://api.example.com"] },
};
test.each([
  ["the provider alone where visits are attributed", "not-needed", null, [store.smartScript]],
  ["nobody where they are not", "off", null, []],
  [
    "the owner's analytics and its hosts",
    "off",
    counter,
    ["https://stats.example.com/script.js", "https://stats.example.com", "https://api.example.com"],
  ],
  [
    "the consent tool where visitors are asked",
    "ask",
    null,
    [
      store.smartScript,
      "https://consent.example.com/tool.js",
      "https://consent.example.com/tool.css",
      "https://frames.example.com",
    ],
  ],
] as const)("the policy lets in %s", (_, consent, analytics, named) => {
  jest.replaceProperty(store, "consent", consent);
  jest.replaceProperty(scripts, "analytics", analytics as typeof scripts.analytics);
  jest.replaceProperty(scripts, "consent", tool);
  const page = '<html><head><meta charSet="utf-8"/></head></html>';
  expect([...new Set(namedIn(withPolicy(page)))].sort()).toEqual([...named].sort());
  jest.restoreAllMocks();
});

test("a page that does not begin as expected stops the build", () => {
  expect(() => withPolicy("<html><head><title>a</title></head></html>")).toThrow(
    "it has no <head>",
  );
});

test("the licences of what is shipped are in the export", () => {
  const text = readFileSync("out/licences.txt", "utf8");
  for (const name of [
    "next",
    "react",
    "@radix-ui/react-tooltip",
    "sonner",
    "SIL OPEN FONT LICENSE",
  ])
    expect(text).toContain(name);
});

test("no second copy of the page for the unknown is exported", () => {
  expect(filesOf("out").filter((file) => file.includes("_not-found"))).toEqual([]);
});
