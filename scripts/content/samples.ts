import { entries } from "./entries";
import { type FieldPath, walkObjects, walkStrings } from "./fields";

/** Something that came invented: a quote, a person, a story, a picture. */
export interface Sample {
  file: string;
  path: FieldPath;
  what: string;
  /** Its words as one text; null for a picture. */
  words: string | null;
  /** For a picture, the file that content names. */
  src: string | null;
  isMarked: boolean;
}

/** Everything in content that has a `sample`. */
export function samples(): Sample[] {
  const found: Sample[] = [];
  for (const { file, name, value } of entries) {
    walkObjects(value, (node, path) => {
      if (typeof node.sample !== "boolean") return;
      const isPicture = typeof node.src === "string";
      found.push({
        file,
        path: [name, ...path],
        what: whatOf(node),
        words: isPicture ? null : ownWords(node),
        src: isPicture ? String(node.src) : null,
        isMarked: node.sample,
      });
    });
  }
  return found;
}

function whatOf(node: Record<string, unknown>): string {
  if ("quote" in node) return `quote by ${node.author}`;
  if ("biography" in node) return `biography of ${node.name}`;
  if ("letter" in node) return "letter of the founder";
  if ("moments" in node) return "story of the founder";
  return `picture ${node.src}`;
}

/** The invented words of a thing: its quote, biography, letter or story. */
function ownWords(node: Record<string, unknown>): string {
  const texts: string[] = [];
  walkStrings(node.quote ?? node.biography ?? node.letter ?? node.moments, (text) =>
    texts.push(text),
  );
  return texts.join("\n");
}
