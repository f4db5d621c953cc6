import { load } from "cheerio";

type Node = ReturnType<ReturnType<typeof load>["root"]>[0]["children"][number];

/* What stands by itself without any style sheet. */
const blocks = new Set(
  "address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul".split(
    " ",
  ),
);
const silent = new Set(["script", "style", "template", "head", "svg"]);
/* A word may be stressed in part; anything else that begins or ends inside a line begins a word. */
const emphasis = new Set(["b", "em", "i", "mark", "strong"]);

interface TextOfPage {
  lines: string[];
  /** Words that run into each other for readers without a style sheet, as "left|right". */
  glued: string[];
}

/**
 * A page as a reader without scripts and style sheets gets it: its visible words line by line,
 * headings marked by #, list items by a dash, pictures by their alternative text.
 */
export function asText(html: string): TextOfPage {
  const glued: string[] = [];
  const lines: string[] = [];
  let line = "";
  let prefix = "";
  let crossed: string[] = [];

  function endLine() {
    const words = line.replace(/\s+/g, " ").trim();
    if (words) {
      lines.push(prefix + words);
      prefix = "";
    }
    line = "";
    crossed = [];
  }

  function add(text: string) {
    const isWord = /[\p{L}\p{N}.!?:;”…\]]$/u.test(line) && /^[\p{L}\p{N}“[]/u.test(text);
    if (isWord && crossed.some((name) => !emphasis.has(name)))
      glued.push(`${line.slice(-20)}|${text.slice(0, 20)}`);
    line += text;
    if (text) crossed = [];
  }

  function visit(node: Node) {
    if (node.type === "text") return add(node.data);
    if (node.type !== "tag" || silent.has(node.name)) return;
    const { name, attribs } = node;
    if ("hidden" in attribs || attribs["aria-hidden"] === "true") return;
    const isBlock = blocks.has(name);
    // A button may be a word of a sentence; one right after another stands by itself.
    if (name === "button" && crossed.includes("button")) endLine();
    if (isBlock) endLine();
    else crossed.push(name);
    if (name === "br") endLine();
    if (name === "li") prefix = "- ";
    if (/^h\d$/.test(name)) prefix = `${"#".repeat(Number(name[1]))} `;
    if (name === "img" && attribs.alt) add(`[${attribs.alt}]`);
    node.children.forEach(visit);
    if (isBlock) {
      endLine();
      prefix = "";
    } else crossed.push(name);
  }

  const $ = load(html, { scriptingEnabled: false });
  $("body").contents().toArray().forEach(visit);
  return { lines, glued };
}
