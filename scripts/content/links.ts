import { pageLabel } from "../../content/page-label";
import { pageList } from "../../content/pages";
import type { Entry } from "./entries";
import { type FieldPath, walkObjects, walkStrings } from "./fields";
import { problem } from "./rules";

type Visited = Pick<Entry, "file" | "name" | "value">;

/** One line for each id that stands twice on the landing page, and each link that leads nowhere on this site. */
export function linkProblems(entries: Visited[]): string[] {
  const home = entries.find(({ name }) => name === "home");
  const faq = entries.find(({ name }) => name === "faq");
  const sections = home ? sectionIds(home.value) : [];
  const known = new Set([
    ...sections.map(({ id }) => id),
    pageLabel.id,
    ...sectionIds(faq?.value).map(({ id }) => `question-${id}`),
  ]);
  const repeated = sections
    .filter(({ id }, index) => sections.findIndex((other) => other.id === id) !== index)
    .map(({ id, path }) =>
      problem(
        "content/home.ts",
        ["home", ...path, "id"],
        `must not repeat “${id}”, the id of another section: choose one of its own, like ${id}-2`,
      ),
    );
  return [...repeated, ...entries.flatMap((entry) => deadLinks(entry, known))];
}

/** The ids of the direct parts of a module. */
function sectionIds(value: unknown): { id: string; path: FieldPath }[] {
  const ids: { id: string; path: FieldPath }[] = [];
  walkObjects(value, (node, path) => {
    if (path.length === 1 && typeof node.id === "string") ids.push({ id: node.id, path });
  });
  return ids;
}

function deadLinks({ file, name, value }: Visited, known: Set<string>): string[] {
  const addresses = pageList.map(({ path }) => path);
  const problems: string[] = [];
  walkStrings(value, (href, path) => {
    if (path.at(-1) !== "href" || !href.startsWith("/")) return;
    const [address = "", fragment] = href.split("#");
    const isThere = addresses.includes(address);
    if (isThere && (!fragment || (address === "/" && known.has(fragment)))) return;
    const right = isThere ? [...known].map((id) => `/#${id}`).slice(0, 4) : addresses;
    problems.push(
      problem(
        file,
        [name, ...path],
        `leads to ${href}, which is not there: write one like ${right.join(", ")}`,
      ),
    );
  });
  return problems;
}
