import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { brand } from "@/content/brand";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";
import { readerViewClass } from "@/lib/text/reader-view";
import { contentRegistry } from "@/scripts/content/content-registry";
import { objectsOf } from "@/scripts/content/fields";
import {
  fileOf,
  isExported,
  type Page,
  pageFiles,
  parse,
  parseText,
  pathOf,
  read,
  textsOf,
  valuesOf,
} from "./exported";

/* The rules of every page. A message has the page, what breaks the rule, and the rule with what to do. CONTRIBUTING.md lists them. */

interface Rule {
  /** The rule and what to do, as in CONTRIBUTING.md. */
  rule: string;
  /** The requirements that it covers. */
  req?: string;
  /** Returns what breaks it, each as a short text. */
  find: ($: Page, file: string) => string[];
}

/** Returns the start tags of the elements that match, with the beginning of their text. */
const tags = ($: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => {
      const [tag = ""] = $.html(element).match(/^<[^>]*>/) ?? [];
      return `${tag.slice(0, 120)}${$(element).text().trim().slice(0, 40)}`;
    });

/* The addresses that content/ names: those of profiles, sources and legal pages, and the links in its copy. */
const knownLinks = [
  store.link,
  `mailto:${brand.email}`,
  ...contentRegistry.flatMap(({ value }) =>
    objectsOf(value).flatMap(({ object: { href } }) => (typeof href === "string" ? href : [])),
  ),
];

/** Returns the addresses that a browser requests to show the page. */
const requestedBy = ($: Page) => [
  ...valuesOf($, "script, img, iframe, video, audio, source, embed, input", "src"),
  ...valuesOf($, 'link:not([rel="canonical"], [rel="preconnect"])', "href"),
  ...[...valuesOf($, "img, source", "srcset"), ...valuesOf($, "link", "imagesrcset")]
    .flatMap((srcset) => srcset.split(","))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
];

/* Words in nine of ten ids and classes that EasyList's cookie list hides on every site, like "privacy-note". */
const cookieNotice = /coo[ck]|koek|privac|consent|gdpr|rgpd|dsgvo|lgpd|ccpa|cnil/i;
const inline = "a, b, button, mark, small, span, strong";

const rules: Rule[] = [
  {
    rule: "A page has one h1, and a title of at most 60 letters: see `pageMetadata`",
    req: "1",
    find: ($) => [
      ...($("h1").length === 1 ? [] : [`${$("h1").length} h1`]),
      ...($("title").text().length <= 60 && $("head title").text() ? [] : [`<title>${$("title").text()}`]),
    ],
  },
  {
    rule: "A page has no form and no login: the site has no backend",
    req: "6",
    find: ($) => [
      ...tags($, "form, input:not([readonly]), select, textarea, [type=password]"),
      ...textsOf($, "a, button").filter((text) => /log ?in|sign ?(in|up)/i.test(text)),
    ],
  },
  {
    rule: "The top bar has the mascot and the name, as a link home: use `SiteHeader`",
    req: "7, 8, 9",
    find: ($) => {
      const link = $("header a").first();
      const isRight =
        link.attr("href") === "/" && link.text().trim() === brand.name && link.find("svg, img").length === 1;
      return isRight ? [] : [$.html(link).slice(0, 120) || "no <header> with a link"];
    },
  },
  {
    rule: "The first link skips to the content, and the footer links to every page",
    find: ($) => {
      const first = $("body a").first();
      const isSkip = first.text() === site.skipLink && first.attr("href") === `#${$("main").attr("id")}`;
      const linked = ["/", ...valuesOf($, "footer nav a", "href")];
      const missing = Object.values(pages).filter(({ path }) => !linked.includes(path));
      return [...(isSkip ? [] : ["no skip link"]), ...missing.map(({ path }) => `no link to ${path}`)];
    },
  },
  {
    rule: "The footer has the name, the badge, the profiles and the address: use `Footer`",
    req: "70, 71, 72, 73, 74, 75",
    find: ($) => {
      const { tagline, copyright, disclaimer, social } = site.footer;
      const words = $("footer").text();
      const links = valuesOf($, "footer a", "href");
      return [
        ...[brand.name, tagline, copyright, disclaimer, brand.email].filter((text) => !words.includes(text)),
        ...[store.link, `mailto:${brand.email}`, ...social.map(({ href }) => href)].filter((to) => !links.includes(to)),
      ];
    },
  },
  {
    rule: "A link leads to a page of the site, or to an id that this page has once: correct its `href`",
    find: ($, file) =>
      valuesOf($, "a", "href").filter((link) => {
        const [address = "", fragment] = link.split("#");
        const target = address ? fileOf(pathOf(address)) : file;
        if (!/^[/#]/.test(link)) return false;
        return !isExported(target) || (fragment && parse(target)(`[id="${fragment}"]`).length !== 1);
      }),
  },
  {
    rule: "A link to another site is in content/: move its address there",
    find: ($) => valuesOf($, "a", "href").filter((link) => !/^[/#]/.test(link) && !knownLinks.includes(link)),
  },
  {
    rule: "A link opens in the same tab: remove `target`, which in-app browsers ignore or block",
    find: ($) => tags($, "[target]"),
  },
  {
    rule: "A store link is plain in the HTML: use `StoreLink`",
    req: "117",
    find: ($) => {
      const links = $(`[data-placement], a[href^="${store.link}"]`);
      return tags($, "a").length > 0 && links.length === 0
        ? ["no store link"]
        : tags($, `[data-placement]:not([href="${store.link}"]), a[href^="${store.link}"]:not([data-placement])`);
    },
  },
  {
    rule: 'A list has role="list": without markers, VoiceOver in Safari does not announce it',
    find: ($) => tags($, "main :is(ul, ol):not([role=list], nav *), footer :is(ul, ol):not([role=list], nav *)"),
  },
  {
    rule: "A picture has a width and a height: set both, so that nothing moves when it loads",
    find: ($) => tags($, "img:not([width][height])"),
  },
  {
    rule: "A picture is in /assets or /lovable-uploads",
    req: "127",
    find: ($) => valuesOf($, "img", "src").filter((src) => !/^\/(assets|lovable-uploads)\/|^data:/.test(src)),
  },
  {
    rule: "A badge has the release date in its address: use `StoreBadge`",
    req: "129",
    find: ($) =>
      valuesOf($, `img[alt="${store.badge.alt}"]`, "src").filter(
        (src) => !src.endsWith(`?releaseDate=${store.badge.releaseDate}`),
      ),
  },
  {
    rule: "All copy is visible without scripts: hide nothing in the delivered HTML",
    req: "135",
    find: ($) => [
      ...tags($, ":is(main, footer, aside) :is([hidden], [inert])"),
      ...tags($, "[style]").filter((tag) =>
        /opacity:\s*0(?![.\d])|visibility:\s*hidden|display:\s*none/.test(/style="[^"]*"/.exec(tag)?.[0] ?? ""),
      ),
    ],
  },
  {
    rule: "A page requests only files of the site: correct the address, or add the file to public/",
    find: ($) => requestedBy($).filter((address) => !/^data:/.test(address) && !isExported(pathOf(address))),
  },
  {
    rule: "No script delays the page: use `defer` or `async`, outside <head>",
    find: ($) => tags($, "head script[src]:not([nomodule]), script[src]:not([nomodule], [defer], [async])"),
  },
  {
    rule: "No page shows a price",
    req: "56",
    find: (_, file) => {
      const $ = parseText(file);
      const texts = [$("body").text(), ...["alt", "aria-label"].flatMap((name) => valuesOf($, `[${name}]`, name))];
      return texts.flatMap((text) => text.match(/.{0,20}([$€£]\s?\d|\d\s?(USD|EUR|dollars))/g) ?? []);
    },
  },
  {
    rule: "A button has a text, which text browsers show: add a `sr-only` span",
    find: ($) => tags($, "button").filter((_, index) => !$("button").eq(index).text().trim()),
  },
  {
    rule: "Words of two elements have a space or punctuation between them, which text browsers and readers need",
    find: (_, file) => {
      const $ = parseText(file);
      return $(inline)
        .not("[aria-hidden] *")
        .toArray()
        .flatMap((element) => {
          const { next } = element;
          if (next?.type !== "tag" || !$(next).is(inline)) return [];
          const pair = `${$(element).text()}|${$(next).text()}`;
          return /\w\|\w/.test(pair) ? pair : [];
        });
    },
  },
  {
    rule: "Two links of a paragraph have more than a space between them",
    find: (_, file) => {
      const $ = parseText(file);
      return $("p a + a")
        .toArray()
        .filter(({ prev }) => prev?.type === "tag" || (prev?.type === "text" && !prev.data.trim()))
        .map((link) => $.html(link).slice(0, 120));
    },
  },
  {
    rule: "No id or class is one that content blockers hide as a cookie notice: choose another word",
    find: ($) =>
      [
        // The others are the names of questions and ingredients.
        ...valuesOf($, `[id]:not(.${readerViewClass})`, "id"),
        ...valuesOf($, "[class]", "class").flatMap((list) => list.split(/\s+/)),
      ].filter((name) => cookieNotice.test(name)),
  },
];

const checker = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Radix renders each answer as a div with the role region. Lists need their role in Safari.
    "prefer-native-element": ["error", { exclude: ["region", "list"] }],
    "no-redundant-role": "off",
    "heading-level": "error",
  },
});

const lines = (file: string, faults: string[], rule: string) =>
  [...new Set(faults)].map((fault) => `${file}: ${fault.replace(/\s+/g, " ").trim()} — ${rule}.`);

describe.each(pageFiles)("%s", (file) => {
  it.each(rules.map((rule) => ({ ...rule, title: rule.req ? `${rule.rule} (req ${rule.req})` : rule.rule })))(
    "$title",
    ({ rule, find }) => expect(lines(file, find(parse(file), file), rule).join("\n")).toBe(""),
  );

  it("is valid HTML", async () => {
    const { results } = await checker.validateString(read(file));
    const messages = results.flatMap(({ messages }) => messages);
    const faults = messages.map(({ ruleId, message, selector }) => `${selector}: ${message} (${ruleId})`);
    expect(lines(file, faults, "Pages are valid HTML: https://html-validate.org/rules").join("\n")).toBe("");
  });
});

it("every rule is in CONTRIBUTING.md", () => {
  const guide = readFileSync("CONTRIBUTING.md", "utf8").replace(/\s+/g, " ");
  expect(rules.map(({ rule }) => rule).filter((rule) => !guide.includes(rule))).toEqual([]);
});
