/** @jest-environment node */
import { createHash } from "node:crypto";
import { load } from "cheerio";
import { addPolicy } from "@/scripts/build/csp";
import { finishPage } from "@/scripts/build/finish-page";
import { inlineCss } from "@/scripts/build/inline-css";
import { moveFonts } from "@/scripts/build/move-fonts";
import { moveScripts } from "@/scripts/build/move-scripts";
import { orderHead } from "@/scripts/build/order-head";
import { requoteData } from "@/scripts/build/requote-data";
import { linkPreview, previewTags } from "../helpers/link-preview";

const charset = '<meta charset="utf-8">';
const chunks = "/_next/static/chunks";
const script = (name: string) => `<script src="${chunks}/${name}.js" async=""></script>`;
/** A script with data of React, as Next writes it. */
function data(text: string) {
  const escaped = JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script>self.__next_f.push([1,${escaped}])</script>`;
}
const sheet = (name: string) => `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next">`;

/** Returns a document with this head and body, as cheerio writes it. */
const page = (head: string, body = "") => load(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

describe("moves Next's scripts to the start of the body", () => {
  it("in their order, without their preloads", () => {
    const preload = `<link rel="preload" as="script" href="${chunks}/a.js">`;
    const $ = page(`${preload}${script("a")}${script("b")}<script>inline</script>`, `<p>words</p>${script("c")}`);
    moveScripts($);
    expect($.html()).toBe(
      page("<script>inline</script>", `${script("a")}${script("b")}${script("c")}<p>words</p>`).html(),
    );
  });

  it("and leaves other scripts alone", () => {
    const head = `<script async="" src="/consent.js"></script><script nomodule="" src="${chunks}/old.js"></script>`;
    const $ = page(head + script("a"));
    moveScripts($);
    expect($("head").html()).toBe(head);
  });

  it.each([
    ["", "expected scripts of Next, found none"],
    [`<script src="${chunks}/a.js"></script>`, "expected async scripts only, found <script src"],
    [`${script("a")}<link rel="modulepreload" href="${chunks}/b.js">`, 'found <link rel="modulepreload"'],
  ])("and stops at the head %s", (head, message) => expect(() => moveScripts(page(head))).toThrow(message));
});

describe("inlines style sheets", () => {
  const inline = (head: string, css: Record<string, string>) => {
    const $ = page(head);
    inlineCss($, (href) => css[href] ?? "");
    return $("head").html();
  };
  const disabled = (name: string) => sheet(name).replace(">", ' disabled="">');

  it("where the first is linked, in their order, and disables the links", () => {
    const css = { [`${chunks}/a.css`]: "p{color:red}", [`${chunks}/b.css`]: "p>a{color:blue}" };
    expect(inline(`${sheet("a")}<title>T</title>${sheet("b")}`, css)).toBe(
      `<style>p{color:red}p>a{color:blue}</style>${disabled("a")}<title>T</title>${disabled("b")}`,
    );
  });

  it.each([
    ["url(../media/a.woff2)", "url(/site/_next/static/media/a.woff2)"],
    ["url('b.svg#part')", "url('/site/_next/static/chunks/b.svg#part')"],
    ["url(/site/c.png)", "url(/site/c.png)"],
    ["url(data:image/svg+xml,a)", "url(data:image/svg+xml,a)"],
    ["url(#filter)", "url(#filter)"],
  ])("with the address %s as %s", (url, expected) => {
    const href = `/site${chunks}/a.css`;
    const html = inline(`<link rel="stylesheet" href="${href}">`, { [href]: `p{background:${url}}` });
    expect(html).toContain(`<style>p{background:${expected}}</style>`);
  });

  it("without closing the element early", () => {
    const css = { [`${chunks}/a.css`]: 'p{content:"</style>"}' };
    expect(inline(sheet("a"), css)).toContain('"\\3c /style>"');
  });

  it("without their source maps", () => {
    const css = { [`${chunks}/a.css`]: "p{color:red}\n/*# sourceMappingURL=a.css.map*/" };
    expect(inline(sheet("a"), css)).not.toContain("sourceMappingURL");
  });

  it.each([
    ["", {}, "expected at least one style sheet, found none"],
    [sheet("a"), { [`${chunks}/a.css`]: '@import "b.css";' }, 'a.css, found @import "b.css"'],
  ])("and stops at the head %s with %j", (head, css, message) => expect(() => inline(head, css)).toThrow(message));
});

const preload = (name: string) => `<link rel="preload" href="${name}.woff2" as="font" crossorigin="">`;
const fontFace = (name: string) => `@font-face{font-family:${name};src:url(${name}.woff2)}`;

describe("moves the fonts to the start of the body", () => {
  it("with their rules, because WebKit would load them twice with rules in the head", () => {
    const css = `p{color:red}${fontFace("a")}${fontFace("local")}${fontFace("b")}a{color:blue}`;
    const $ = page(`${preload("a")}${preload("b")}<style>${css}</style>`, "<p>words</p>");
    moveFonts($);
    expect($.html()).toBe(
      page(
        `<style>p{color:red}${fontFace("local")}a{color:blue}</style>`,
        `${preload("a")}${preload("b")}<svg data-fonts="" width="0" height="0"><style>${fontFace("a")}${fontFace("b")}</style></svg><p>words</p>`,
      ).html(),
    );
  });

  it("and stops at a preload without a rule", () => {
    const $ = page(`${preload("a")}<style>${fontFace("b")}</style>`);
    expect(() => moveFonts($)).toThrow("expected a @font-face rule with a.woff2, found none");
  });
});

/** Returns the names of the elements in the head. */
const tagsOf = ($: ReturnType<typeof page>) =>
  $("head")
    .children()
    .toArray()
    .map(({ name }) => name);

describe("orders the head", () => {
  const order = (head: string) => {
    const $ = page(head);
    orderHead($);
    return $("head").html();
  };

  it("with what describes the page before what it loads, and the early script before the styles", () => {
    const [viewport, title, description] = [
      '<meta name="viewport" content="width=device-width">',
      "<title>a</title>",
      '<meta name="description" content="b">',
    ];
    const [canonical, preview, icon] = [
      '<link rel="canonical" href="/">',
      '<meta property="og:title" content="a">',
      '<link rel="apple-touch-icon" href="/a.png">',
    ];
    const other = '<meta name="theme-color" content="#fff">';
    const loaded = `${preload("a")}<script>early</script><style>p{}</style>${sheet("a")}`;
    const first = `${sheet("a")}<style>p{}</style>${preload("a")}${viewport}<script>early</script>${icon}${other}`;
    expect(order(`${first}${preview}${charset}${canonical}${description}${title}`)).toBe(
      charset + viewport + title + description + canonical + preview + other + icon + loaded,
    );
  });

  it("and keeps the order of elements of a kind", () => {
    const tags = ["og:image", "og:image:width"].map((name) => `<meta property="${name}" content="1">`).join("");
    expect(order(charset + tags + sheet("b") + sheet("a"))).toBe(charset + tags + sheet("b") + sheet("a"));
  });

  it.each([
    ["<title>a</title>", "expected a charset in the head, found none"],
    [`${charset}<base href="/">`, 'expected only known elements in the head, found <base href="/">'],
  ])("and stops at the head %s", (head, message) => expect(() => order(head)).toThrow(message));
});

describe("writes React's data with single quotes", () => {
  /** Returns the code of the page's scripts, as a browser reads them. */
  const requoted = (body: string) => {
    const $ = page("", body);
    requoteData($);
    return load($.html())("script").text();
  };

  it.each([
    ['["$","p",null,{"children":"words"}]', `'["$","p",null,{"children":"words"}]'`],
    ["it's", String.raw`'it\'s'`],
    [String.raw`a \ and \' and \"`, String.raw`'a \\ and \\\' and \\"'`],
    ["</script></SCRIPT><!-- <script>", String.raw`'<\/script><\/SCRIPT><\!-- <script>'`],
    ["line\nline\u2028line", "'line\\nline\u2028line'"],
    ["half a pair \ud83e", String.raw`'half a pair \ud83e'`],
  ])("and keeps the text %j", (text, literal) => {
    const script = requoted(data(text));
    expect(script).toBe(`self.__next_f.push([1,${literal}])`);
    const received: unknown[] = [];
    Function("self", script)({ __next_f: received });
    expect(received).toEqual([[1, text]]);
  });

  it("and leaves other scripts alone", () => {
    const other = 'alert("a");';
    expect(requoted(`<script>${other}</script>${data("b")}`)).toBe(`${other}self.__next_f.push([1,'b'])`);
  });

  it.each([
    ["", "expected scripts that start with self.__next_f.push([1,, found none"],
    ["<script>self.__next_f.push([1,{}])</script>", 'expected one text in self.__next_f.push([1,"…"]), found self'],
    [`<script>self.__next_f.push([1,"a"]);alert("a")</script>`, "expected one text in"],
  ])("and stops at %j", (body, message) => expect(() => requoted(body)).toThrow(message));
});

describe("adds the policy", () => {
  const policy = (head: string) => {
    const $ = page(charset + head);
    addPolicy($);
    return $("meta[http-equiv='Content-Security-Policy']").attr("content") ?? "";
  };

  it("with hashes of inline scripts, and without unsafe-inline for scripts", () => {
    const [, scripts] = /script-src ([^;]*)/.exec(policy("<script>a && b</script>")) ?? [];
    expect(scripts).toContain(`'sha256-${createHash("sha256").update("a && b").digest("base64")}'`);
    expect(scripts).not.toContain("unsafe");
  });

  it("after the elements that describe the page, and before all that it loads", () => {
    const $ = page(`${charset}<title>a</title><link rel="canonical" href="/"><link rel="icon" href="/a.ico">`);
    addPolicy($);
    expect(tagsOf($)).toEqual(["meta", "title", "link", "meta", "link"]);
    expect($("link[rel='canonical'] + meta").attr("http-equiv")).toBe("Content-Security-Policy");
  });
});

it("keeps the longest titles and descriptions in the first 8 KB, whatever the policy and the styles take", () => {
  // Longer than the schema allows, in characters of four bytes.
  const words = "🧴".repeat(100);
  const described = previewTags.map((tag) => {
    const [, name, attribute = "", value = ""] = /^(\w+)(?:\[(\w+)(?:='(.+)')?\])?$/.exec(tag) ?? [];
    if (name === "title") return `<title>${words}</title>`;
    if (attribute === "charset") return charset;
    return `<${name} ${attribute}="${value}" ${name === "link" ? "href" : "content"}="${/title|description|alt/.test(tag) ? words : "/a"}">`;
  });
  const scripts = Array.from({ length: 60 }, (_, index) => `<script>${index}</script>`).join("");
  const html = page(sheet("a") + described.reverse().join("") + script("a"), scripts + data("a")).html();
  const finished = finishPage(html, () => "p{color:red}".repeat(5000));
  const preview = linkPreview(Buffer.from(finished));
  expect(previewTags.filter((tag) => preview(tag).length === 0)).toEqual([]);
});

/* What React compares when it hydrates. */
it("keeps everything else of the document", () => {
  const body = [
    "<!--$--><p>a<!-- -->b &amp; c &lt; d\u00a0e “f” &#x27;g&#x27; &quot;h&quot;</p><!--/$--><!--&-->text<!--/&-->",
    '<img src="/a.png?b=1&amp;c=2" alt="&quot;x&quot; &amp; y" loading="lazy"/><br/><input readOnly="" value="a  b"/>',
    '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8" stroke-width="2"/><use href="#a"/></svg>',
    '<template id="P:1"><b>t</b></template><noscript><p>no &amp; script</p></noscript><pre> a\n</pre>',
    "<script>if (a < b && c > d) document.write('<p>')</script><style>p > a::before { content: '<' }</style>",
    '<button disabled="" hidden="" aria-label="">\n  x </button><ul><li>1</li><li>2</li></ul>',
  ].join("");
  const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>${script("a")}${body}${data("a")}</body></html>`;
  const withStyles = html.replace("</head>", `${sheet("a")}${preload("a")}</head>`);
  const finished = load(finishPage(withStyles, () => fontFace("a")));
  finished("meta[http-equiv], head > style, link, link + svg").remove();
  const expected = load(html);
  requoteData(expected);
  expect(finished.html()).toBe(expected.html());
});

it("stops at a page that a browser would read in another way", () => {
  const html = page(charset + sheet("a"), `${script("a")}<pre></pre>${data("a")}`)
    .html()
    .replace("<pre>", "<pre>\n\n");
  expect(() => finishPage(html, () => "p{}")).toThrow("expected a page that a browser reads as it was written");
});
