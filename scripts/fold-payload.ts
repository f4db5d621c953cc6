import * as cheerio from "cheerio";
import { type AnyNode, isTag, isText, type Element as Node } from "domhandler";

/*
 * Next writes a page twice into its file: as HTML, and again as the payload ("flight") from which
 * React hydrates it. Most of a page never changes once it was delivered, and there the second copy
 * can be taken from the first: in the payload, an element with nothing interactive in it becomes the
 * same element with `dangerouslySetInnerHTML`, whose value a line of script reads from the document.
 * React then leaves its inside alone, so there is less to hydrate too, and still holds all of it,
 * should it ever have to draw the page anew.
 *
 * The payload's format is React's own affair, and `next` therefore pinned: rows of `id:value`, where
 * `["$", type, key, props]` is an element, and a string that begins with `$` stands for another row
 * or for something that JSON lacks. What is not understood stays as it was.
 */

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Props = { [key: string]: Value };
type Element = ["$", string, Value, Props];
type Values = Map<string, Value>;

interface Row {
  /** Empty for a hint to the browser. */
  id: string;
  /** As written, with the tag that tells its kind: `I[…]` names a client component, `T…` is a text. */
  text: string;
}

/** Marks, in the page, the elements whose inside the payload takes from there. */
const mark = "data-still";
/* An element with less payload than this, in characters, costs more to mark than to repeat. */
const worthFolding = 120;
/* React keeps count of these one by one, or puts them elsewhere than where they are written. */
const hoisted = new Set(["link", "meta", "title"]);
const apart = new Set(["html", "head", "body", "style", ...hoisted]);
const push = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/** Gives a page's HTML with its payload folded. Throws when the payload is not as it knows it. */
export function foldPayload(html: string): string {
  const rows = parseRows(
    [...html.matchAll(push)].map(([, text = ""]) => JSON.parse(text)).join(""),
  );
  const values: Values = new Map();
  for (const { id, text } of rows) {
    if (isJson(text)) values.set(id, JSON.parse(text));
    else if (longText.test(text)) values.set(id, text.replace(longText, "").replace(/^\$/, "$$$$"));
  }
  if (!values.has("0")) throw new Error("the payload has no root");
  for (const [id, value] of values) values.set(id, tidied(value, values));

  const page = html.replace(push, "");
  const nodes = fold(values, nodesByShape(page));
  const folded = rows.map(({ id, text }) => ({
    id,
    text: isJson(text) ? JSON.stringify(values.get(id)) : text,
  }));
  const payload = reachable(folded).map(written).join("");
  return withMarks(page, nodes).replace("</body>", () => `${pushing(payload)}</body>`);
}

/** Rows end with a line, but for texts, which tell their length in bytes (hexadecimal). */
function parseRows(payload: string): Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(":", at);
    const start = colon + 1;
    const length = longText.exec(bytes.toString("latin1", start, start + 12));
    const end = length
      ? start + length[0].length + Number.parseInt(length[1] ?? "", 16)
      : bytes.indexOf("\n", at);
    if (colon < 0 || end < 0) throw new Error("the payload has a row without an end");
    rows.push({ id: bytes.toString("utf8", at, colon), text: bytes.toString("utf8", start, end) });
    at = length ? end : end + 1;
  }
  return rows;
}

const isJson = (text: string) => /^[[{"]/.test(text);
const longText = /^T([0-9a-f]+),/;
const written = ({ id, text }: Row) => `${id}:${text}${longText.test(text) ? "" : "\n"}`;

/** The rows that the root still refers to; hints come too late in a page that names what it needs. */
function reachable(rows: Row[]): Row[] {
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  const needed = new Set<string>();
  const queue = ["0"];
  for (const id of queue) {
    if (needed.has(id)) continue;
    needed.add(id);
    for (const [, other = ""] of (texts.get(id) ?? "").matchAll(
      /"\$[L@Q]?([0-9a-f]+)(?::[^"]*)?"/g,
    ))
      queue.push(other);
  }
  return rows.filter(({ id }) => needed.has(id));
}

/**
 * A value of the payload, less what is of no use here, each thing that is written as a path to
 * another one (`$1:props:children`) written out, since the other one may be folded.
 */
function tidied(value: Value, values: Values): Value {
  if (typeof value === "string") {
    const [, id, path] = /^\$([0-9a-f]+):(.+)$/.exec(value) ?? [];
    return id && path ? structuredClone(tidied(at(id, path, values), values)) : value;
  }
  if (!value || typeof value !== "object") return value;
  // The head stands in the page already, and nothing ever changes it.
  if (isElement(value) && hoisted.has(value[1]) && !value[3].precedence) return null;
  if (Array.isArray(value)) return value.map((inner) => tidied(inner, values));
  // Pages link to each other by whole loads, so that no page ever turns into the 404 page.
  const isRouter = "parallelRouterKey" in value;
  const entries = Object.entries(value).filter(([key]) => !(isRouter && key === "notFound"));
  return Object.fromEntries(entries.map(([key, inner]) => [key, tidied(inner, values)]));
}

function at(id: string, path: string, values: Values): Value {
  return path.split(":").reduce((value: Value, key): Value => {
    const reference = referenceOf(value);
    const own = reference === undefined ? value : (values.get(reference) ?? null);
    const place = isElement(own) ? { type: 1, key: 2, props: 3 }[key] : undefined;
    const inner = (own as Props | null)?.[place ?? key];
    if (inner === undefined) throw new Error(`the payload's path ${id}:${path} leads nowhere`);
    return inner;
  }, `$${id}`);
}

/** Folds what can be folded, and gives the elements of the page that it relies on, in their order. */
function fold(values: Values, nodes: Map<string, Node>): Node[] {
  const folds: { props: Props; node: Node }[] = [];
  const seen = new Set<string>();
  function walk(value: Value): void {
    const id = referenceOf(value);
    if (id !== undefined) {
      if (seen.has(id)) return;
      seen.add(id);
      walk(values.get(id) ?? null);
    } else if (value && typeof value === "object") {
      const node = isHost(value) && sizeOf(value, values) >= worthFolding && twinOf(value);
      if (node) folds.push({ props: (value as Element)[3], node });
      else Object.values(value).forEach(walk);
    }
  }
  function twinOf(element: Element): Node | undefined {
    const shape = shapeOf(element, values);
    return shape === undefined ? undefined : nodes.get(shape);
  }
  walk(values.get("0") ?? null);

  const order = [...new Set(folds.map(({ node }) => node))].sort((a, b) => startOf(a) - startOf(b));
  for (const { props, node } of folds) {
    delete props.children;
    props.dangerouslySetInnerHTML = { __html: `\0${order.indexOf(node)}\0` };
  }
  return order;
}

/** The row that a string refers to, if it does. */
function referenceOf(value: Value): string | undefined {
  return typeof value === "string" ? /^\$[L@Q]?([0-9a-f]+)$/.exec(value)?.[1] : undefined;
}

const isElement = (value: Value): value is Element => Array.isArray(value) && value[0] === "$";
const isHost = (value: Value): value is Element => {
  if (!isElement(value)) return false;
  const [, type, , props] = value;
  return !type.startsWith("$") && !apart.has(type) && !(type === "script" && props.src);
};

function sizeOf([, , , props]: Element, values: Values): number {
  const size = (value: Value): number => {
    const id = referenceOf(value);
    if (id !== undefined) return size(values.get(id) ?? null);
    if (!value || typeof value !== "object") return String(value).length + 2;
    return Object.entries(value).reduce((sum, [key, inner]) => sum + key.length + size(inner), 2);
  };
  return size(props.children ?? props.dangerouslySetInnerHTML ?? null);
}

/*
 * The shape of what an element contains: its elements' names and its text. The page's own elements
 * are told by the same, so that what a payload's element was drawn as is found without assumptions
 * on where, or how often, an interactive part around it draws it.
 */
const shaped = (name: string, inside: string) => `\u0001${name}\u0002${inside}\u0003`;

/** The shape of a value of the payload; nothing where it holds what is not still, or not understood. */
function shapeOf(value: Value, values: Values): string | undefined {
  const id = referenceOf(value);
  if (id !== undefined) return values.has(id) ? shapeOf(values.get(id) ?? null, values) : undefined;
  if (value === null || typeof value === "boolean" || value === "$undefined") return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    if (value.startsWith("$$")) return value.slice(1);
    return value.startsWith("$") ? undefined : value;
  }
  if (isElement(value)) {
    const [, type, , props] = value;
    if (values.get(type.slice(1)) === "$Sreact.fragment")
      return shapeOf(props.children ?? "", values);
    if (!isHost(value)) return undefined;
    // Of raw HTML only that of a script is its text.
    const raw = props.dangerouslySetInnerHTML as Props | undefined;
    if (raw && type !== "script") return undefined;
    const inside = shapeOf(raw?.__html ?? props.children ?? "", values);
    return inside === undefined ? undefined : shaped(type, inside);
  }
  if (!Array.isArray(value)) return undefined;
  const shapes = value.map((inner) => shapeOf(inner, values));
  return shapes.includes(undefined) ? undefined : shapes.join("");
}

const startOf = (node: Node) => node.sourceCodeLocation?.startTag?.endOffset ?? 0;

/** The page's first element of each shape; where several look alike but differ, none. */
function nodesByShape(page: string): Map<string, Node> {
  const $ = cheerio.load(page, { sourceCodeLocationInfo: true });
  const shapes = new Map<string, Node[]>();
  const shape = (node: AnyNode): string => {
    if (isText(node)) return node.data;
    if (!isTag(node)) return "";
    const own = shaped(node.name, node.children.map(shape).join(""));
    shapes.set(own, [...(shapes.get(own) ?? []), node]);
    return own;
  };
  shape($("body").get(0) as Node);
  const insideOf = (node: Node) => $(node).html();
  const first = new Map<string, Node>();
  for (const [own, [node, ...others]] of shapes) {
    if (node && others.every((other) => insideOf(other) === insideOf(node))) first.set(own, node);
  }
  return first;
}

function withMarks(page: string, nodes: Node[]): string {
  let marked = "";
  let from = 0;
  for (const node of nodes) {
    const to = startOf(node) - 1;
    marked += `${page.slice(from, to)} ${mark}`;
    from = to;
  }
  return marked + page.slice(from);
}

/** The script that hands the payload to React, the folded parts taken from the document. */
function pushing(payload: string): string {
  const text = JSON.stringify(payload)
    .replaceAll("<", "\\u003c")
    .replace(/\\\\u0000(\d+)\\\\u0000/g, '"+s[$1]+"');
  // A text that begins with `$` is told from a reference by a second one.
  const read = `[].map.call(document.querySelectorAll("[${mark}]"),function(e){var h=e.innerHTML;return JSON.stringify(h[0]=="$"?"$"+h:h).slice(1,-1)})`;
  return `<script>(function(s){self.__next_f.push([1,${text}])})(${read})</script>`;
}
