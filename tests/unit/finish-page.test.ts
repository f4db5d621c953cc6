import { createHash } from "node:crypto";
import { load } from "cheerio";
import { finishPage } from "@/scripts/build/finish-page";
import { linkPreview, previewTags } from "../helpers/link-preview";

const chunks = "/_next/static/chunks";
const charset = '<meta charset="utf-8">';
const early = "<script>early</script>";
const script = (name: string) => `<script src="${chunks}/${name}.js" async=""></script>`;
const sheet = (name: string) => `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next">`;
const begin = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";

/** Returns scripts with these pieces of React's data, as Next writes them. */
const data = (...pieces: string[]) =>
  begin +
  pieces
    .map((text) => JSON.stringify(text).replace(/[<>&\u2028]/g, escaped))
    .map((json) => `<script>self.__next_f.push([1,${json}])</script>`)
    .join("");
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const document = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

interface Parts {
  head?: string;
  body?: string;
  pieces?: string[];
  css?: (href: string) => string;
  scripts?: string[];
}

/** Returns a finished page, parsed. Its head and body also have what every page of Next has. */
function finish({ head = "", body = "", pieces = ["words"], css = () => "p{}", scripts = [] }: Parts) {
  const html = document(charset + sheet("a") + early + head, `${script("a")}${body}${data(...pieces)}`);
  return load(finishPage(html, css, new Set(scripts)));
}

/** Returns the code of a page's last script. */
const lastScript = ($: ReturnType<typeof load>) => $("body").children().last().text();

/** Returns the addresses of the elements that match. */
const addresses = ($: ReturnType<typeof load>, selector: string) =>
  Array.from($(selector), (element) => $(element).attr("href"));

it("preloads Next's scripts first in the body, and starts them last", () => {
  const $ = finish({
    head: `<link rel="preload" as="script" href="${chunks}/b.js">${script("b")}`,
    body: "<p>words</p>",
  });
  expect($("script[src]")).toHaveLength(0);
  expect(addresses($, "link[as='script']")).toEqual([`${chunks}/b.js`, `${chunks}/a.js`]);
  expect($("body").children().first().is("link")).toBe(true);
  expect($("p").prevAll().not("link")).toHaveLength(0);
  const page = { scripts: [`${chunks}/b.js`, `${chunks}/a.js`], characters: 5 };
  expect(lastScript($).endsWith(`;self.startPage&&startPage(${JSON.stringify(page)})`)).toBe(true);
});

it("joins React's data, and what is before it, in one script, and passes its length on", () => {
  const pieces = ["“words”", 'more "words" \ud83e\uddf4', ""];
  const $ = finish({ body: '<script id="_R_">self.chunks=[1]</script>', pieces });
  expect($("body script")).toHaveLength(1);
  const received: unknown[][] = [];
  const started: { characters: number }[] = [];
  const page = { __next_f: received, startPage: true, chunks: [] };
  Function("self", "startPage", lastScript($))(page, (end: (typeof started)[0]) => started.push(end));
  expect(page.chunks).toEqual([1]);
  expect(received).toEqual([[0], [1, pieces.join("")]]);
  expect(started).toMatchObject([{ characters: pieces.join("").length }]);
});

it.each([
  ['["$","p",null,{"children":"words"}]', `'["$","p",null,{"children":"words"}]'`],
  ["it's", String.raw`'it\'s'`],
  [String.raw`a \ and \' and \"`, String.raw`'a \\ and \\\' and \\"'`],
  ["</script></SCRIPT><!-- <script>", String.raw`'<\/script><\/SCRIPT><\!-- <script>'`],
  ["line\nline", String.raw`'line\nline'`],
  ["a · b “c” 🧴", "'a · b “c” 🧴'"],
])("writes React's data %j with single quotes", (text, literal) => {
  const code = lastScript(finish({ pieces: [text] }));
  expect(code).toContain(`.push([0],[1,${literal}]);`);
  const received: unknown[] = [];
  Function("self", code)({ __next_f: received });
  expect(received).toEqual([[0], [1, text]]);
});

it("inlines the sheets in their order, and disables their links, which React searches for", () => {
  const $ = finish({ head: sheet("b"), css: (href) => (href.endsWith("a.css") ? "p{color:red}" : "p>a{color:blue}") });
  expect($("style").text()).toBe("p{color:red}p>a{color:blue}");
  expect($("link[rel='stylesheet']:not([disabled])")).toHaveLength(0);
  expect(addresses($, "link[rel='stylesheet']")).toEqual([`${chunks}/a.css`, `${chunks}/b.css`]);
});

it.each([
  ["a rule for a class of the page", ".a .b{color:red}", ".a .b{color:red}"],
  ["a rule for a class of a script", ".c\\:d{color:red}", ".c\\:d{color:red}"],
  [
    "a rule for an element without a class",
    "p:not(.unused),.a:where(.unused,.b){color:red}",
    "p:not(.unused),.a:where(.unused,.b){color:red}",
  ],
  ["a rule for a class that begins with a digit", ".\\32 xl\\:d{color:red}", ".\\32 xl\\:d{color:red}"],
  ["a rule with classes in parentheses", ".a:is(.unused:not(.b),.c){top:0}", ".a:is(.unused:not(.b),.c){top:0}"],
  ["one of two selectors", ".unused,.a{color:red}", ".a{color:red}"],
  ["no rule for another class", "@media print{@supports (top:0){.unused .a{color:red}}}.a{top:0}", ".a{top:0}"],
  ["keyframes", "@keyframes k{87.5%{top:0}}", "@keyframes k{87.5%{top:0}}"],
])("inlines %s", (_, css, expected) => {
  const body = '<p class="a"></p>';
  const $ = finish({ body, pieces: ['{"className":"b"}'], css: () => css, scripts: ["c:d", "2xl:d"] });
  expect($("style").text()).toBe(expected);
});

it.each([
  ["url(../media/a.woff2)", "url(/_next/static/media/a.woff2)"],
  ["url('b.svg#part')", `url('${chunks}/b.svg#part')`],
  ["url(/site/c.png)", "url(/site/c.png)"],
  ["url(data:image/svg+xml,a)", "url(data:image/svg+xml,a)"],
  ["url(#filter)", "url(#filter)"],
  ['"</style>"', '"\\3c /style>"'],
])("inlines %s of a sheet as %s", (value, expected) => {
  expect(finish({ css: () => `p{background:${value}}` })("style").text()).toBe(`p{background:${expected}}`);
});

it("allows its inline scripts by hash, and no workers", () => {
  const $ = finish({ head: "<script>a && b</script>" });
  const policy = $("meta[http-equiv]").attr("content") ?? "";
  const [, sources = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
  for (const inline of $("script"))
    expect(sources).toContain(`'sha256-${createHash("sha256").update($(inline).text()).digest("base64")}'`);
  expect(sources).not.toContain("unsafe");
  expect(policy).toContain("worker-src 'none'");
});

it("keeps the longest titles and descriptions in the first 8 KB, and the policy before what it governs", () => {
  // Longer than the schema allows, in characters of four bytes.
  const words = "🧴".repeat(100);
  const described = previewTags.slice(1).map((tag) => {
    const [, name, attribute, value] = /^(\w+)(?:\[(\w+)='(.+)'\])?$/.exec(tag) ?? [];
    const content = /title|description|alt/.test(tag) ? words : "/a";
    return name === "title"
      ? `<title>${words}</title>`
      : `<${name} ${attribute}="${value}" ${name === "link" ? "href" : "content"}="${content}">`;
  });
  const preload = '<link rel="preload" as="image" href="/a.png">';
  const inline = Array.from({ length: 60 }, (_, index) => `<script>${index}</script>`).join("");
  const $ = finish({ head: preload + described.join(""), body: inline, css: () => "p{color:red}".repeat(5000) });
  const preview = linkPreview(Buffer.from($.html()));
  expect(previewTags.filter((tag) => preview(tag).length === 0)).toEqual([]);
  expect($("meta[http-equiv]").prevAll("script, style, link:not([rel='canonical'])")).toHaveLength(0);
});

it("removes elements that no page needs", () => {
  const head = `<meta name="next-size-adjust" content=""><link rel="preconnect" href="/" crossorigin=""><script src="${chunks}/old.js" nomodule=""></script>`;
  const $ = finish({ head, pieces: [':HC["/",""]\n0:{}'] });
  expect($("[name='next-size-adjust'], [rel='preconnect'], [nomodule]")).toHaveLength(0);
  expect(lastScript($)).toContain("[1,'0:{}']");
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
  const $ = finish({ body: `<main>${body}</main>` });
  expect($("main").html()).toBe(load(`<main>${body}</main>`)("main").html());
});

it.each([
  [
    "scripts that block the page",
    document(charset + sheet("a"), `<script src="${chunks}/a.js"></script>${data("a")}`),
    "async scripts only",
  ],
  ["no scripts", document(charset + sheet("a"), data("a")), "scripts of Next, found none"],
  [
    "another way to load a script",
    document(charset + sheet("a"), `${script("a")}<link rel="modulepreload" href="${chunks}/b.js">${data("a")}`),
    'found <link rel="modulepreload"',
  ],
  ["no style sheet", document(charset, script("a") + data("a")), "style sheet, found none"],
  ["no charset", document(`<title>a</title>${sheet("a")}`, script("a") + data("a")), "a charset at the start"],
  ["no data", document(charset + sheet("a"), script("a")), "expected a script (self.__next_f"],
  [
    "other data",
    document(charset + sheet("a"), `${script("a")}${begin}<script>self.__next_f.push([1,"a"]);alert()</script>`),
    "one text in",
  ],
  [
    "HTML that a browser reads differently",
    document(charset + sheet("a") + early, `${script("a")}<pre>\n\n</pre>${data("a")}`),
    "parses to the same HTML",
  ],
])("stops at a page with %s", (_, html, message) => {
  expect(() => finishPage(html, () => "p{}", new Set())).toThrow(message);
});

it("stops at a sheet that imports another", () => {
  expect(() => finish({ css: () => '@import "b.css";' })).toThrow('found @import "b.css"');
});

it("keeps React's separators between two texts only, because the others depend on the time that a build takes", () => {
  const $ = finish({
    body: "<p>one<!-- -->two<!-- --></p><p>three<!-- --><b>four</b></p><!--$--><p>five</p><!--/$-->",
  });
  expect($("body").html()).toContain("<p>one<!-- -->two</p><p>three<b>four</b></p><!--$--><p>five</p><!--/$-->");
});
