import { type CDPSession, expect, type Page } from "playwright/test";

type Tree = Awaited<ReturnType<typeof readTree>>;
type Element = Awaited<ReturnType<typeof readDocument>>;

/** Elements whose words are compared. A heading, link or button is read by its name, the others by the texts inside. */
const named = ["H1", "H2", "H3", "A", "BUTTON"];
const compared = [...named, "P", "LI", "DT", "DD", "BLOCKQUOTE", "SUMMARY", "FIGCAPTION"];

const readTree = async (session: CDPSession) => (await session.send("Accessibility.getFullAXTree")).nodes;
const readDocument = async (session: CDPSession) => (await session.send("DOM.getDocument", { depth: -1 })).root;

/**
 * Returns the elements whose words are not the same for the ear and for the eye: their name or text in the accessibility tree, beside
 * their words in the window. Also pictures, links and buttons without a name.
 */
export async function heardDifferently(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await settle(page);
  const elements = flatten(await readDocument(session));
  const tree = await readTree(session);
  const nodeOf = new Map(tree.map((node) => [node.backendDOMNodeId, node]));
  const seen = await page.evaluate(readSeen, compared.join());
  const inline = new Set((await page.evaluate(findInline)).map((index) => elements[index]?.backendNodeId));
  const textOf = textReader(tree, (node) => inline.has(node.backendDOMNodeId));

  const texts = elements.filter(({ nodeName }) => compared.includes(nodeName));
  const differences = texts.flatMap(({ backendNodeId, nodeName }, index) => {
    const node = nodeOf.get(backendNodeId);
    const shown = words(seen[index] ?? "");
    if (!node || !shown) return [];
    const heard = words(named.includes(nodeName) && !node.ignored ? (node.name?.value ?? "") : textOf(node));
    return heard === shown ? [] : [`${nodeName}: heard “${heard}”, seen “${shown}”`];
  });
  const nameless = tree.filter(
    ({ ignored, role, name }) => !ignored && /^(image|SvgRoot|link|button)$/.test(role?.value) && !name?.value,
  );
  return [...differences, ...nameless.map(({ role, nodeId }) => `no name: ${role?.value} ${nodeId}`)];
}

/**
 * Waits until the sections have hydrated, which adds elements: elements are compared by their position in the document. Works without
 * scripts, where the page has no timers.
 */
async function settle(page: Page): Promise<void> {
  let last = 0;
  const isUnchanged = async () => {
    const before = last;
    last = await page.evaluate(() => document.querySelectorAll("*").length);
    return last === before;
  };
  await expect.poll(isUnchanged, { intervals: [250] }).toBe(true);
}

/** Returns an element and the elements inside it, in the order of `querySelectorAll`. */
function flatten(element: Element): Element[] {
  const inside = (element.children ?? []).flatMap(flatten);
  return element.nodeType === 1 ? [element, ...inside] : inside;
}

/** Returns the words of a text. Whether there is a space before a comma makes no difference. */
const words = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.:;)])/g, "")
    .trim()
    .toLowerCase();

/** Returns a function that joins the texts inside a node, with a space around each part that is read by itself. */
function textReader(tree: Tree, isInline: (node: Tree[number]) => boolean) {
  const byId = new Map(tree.map((node) => [node.nodeId, node]));
  return function textOf(node: Tree[number]): string {
    const role = node.role?.value;
    if (role === "StaticText") return node.name?.value ?? "";
    if (role === "InlineTextBox") return "";
    if (role === "button" || role === "link") return ` ${node.name?.value} `;
    const parts = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).map(textOf);
    const text = parts.join("");
    // A stroke has no text.
    return text && !isInline(node) ? ` ${text} ` : text;
  };
}

/** Returns the places of the elements that are read without a pause. Runs in the page. */
function findInline(): number[] {
  return [...document.querySelectorAll("*")].flatMap((element, index) => {
    const { display, position } = getComputedStyle(element);
    return display.startsWith("inline") && element.tagName !== "LI" && position !== "absolute" ? [index] : [];
  });
}

/** Returns the words of each element in the window, without those that are hidden from assistive technology. Runs in the page. */
function readSeen(selector: string): string[] {
  const hidden = [...document.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
  for (const { style } of hidden) style.setProperty("display", "none", "important");
  const texts = [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
    // biome-ignore lint/performance/useDomNodeTextContent: the words in the window, with its spaces
    element.checkVisibility({ visibilityProperty: true }) ? element.innerText : "",
  );
  for (const { style } of hidden) style.removeProperty("display");
  return texts;
}

declare global {
  interface Window {
    said: string[];
  }
}

/** Records the text of each live region that changes, on the pages that are opened afterwards. */
export const recordSaid = (page: Page) =>
  page.addInitScript(() => {
    window.said = [];
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest("[role=status], [role=alert], [aria-live]");
    new MutationObserver((records) => {
      for (const region of new Set(records.map(regionOf)))
        if (region?.textContent && !region.closest("[aria-hidden=true]")) window.said.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Returns what a screen reader has said by itself since the last call. */
export const said = (page: Page) => page.evaluate(() => window.said.splice(0));
