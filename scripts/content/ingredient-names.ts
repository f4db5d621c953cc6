import { pages } from "../../content/pages";
import { products } from "../../content/products";
import type { Product } from "../../content/schema";
import { entryName, isSameIngredient } from "../../lib/products/glossary";
import { slug } from "../../lib/text/slug";
import { type FieldPath, fieldName } from "./fields";
import { problem } from "./problem";
import type { Problem } from "./report";

/** A name on a label. */
interface Listed {
  path: FieldPath;
  product: Product;
  name: string;
}

/* The ids of elements on every page: the content, the privacy note (components/layout/footer.tsx) and the structured data. */
const pageIds = ["main", "third-parties", "json-ld"];

const idOf = ({ name }: Listed) => slug(entryName(name));

/**
 * Returns a problem for each name that a label has twice, and for each whose entry on the ingredients page would have no
 * address, or that of another ingredient.
 */
export function ingredientProblems(among: Product[] = products): Problem[] {
  const all: Listed[] = among.flatMap((product, index) =>
    product.ingredients.map(({ name }, position) => ({
      path: ["products", index, "ingredients", position, "name"],
      product,
      name,
    })),
  );
  return all.flatMap((listed, index) => nameProblem(listed, all.slice(0, index)) ?? []);
}

function nameProblem(listed: Listed, earlier: Listed[]): Problem | undefined {
  const { path, product, name } = listed;
  const id = idOf(listed);
  if (id === "")
    return problem(
      path,
      `is “${name}”, which has no letter or digit: ${pages.ingredients.path} needs one for its address`,
    );

  const twin = earlier.find((other) => other.product === product && isSameIngredient(other.name, name));
  if (twin)
    return problem(
      path,
      `is “${name}”, and the label already has ${placed(twin)}: names that differ only in capitals, the function before a colon or the percentage are one ingredient, so remove one`,
    );

  const address = `${pages.ingredients.path}#${id}`;
  if (pageIds.includes(id))
    return problem(path, `is “${name}”, and its address ${address} is already that of a part of the page: add a word`);

  const other = earlier.find((other) => idOf(other) === id && !isSameIngredient(other.name, name));
  if (!other) return undefined;
  return problem(
    path,
    `is “${name}”, and its address ${address} is already that of ${placed(other)}: write both in the same way if they are one ingredient, or add a word to one of them`,
  );
}

/** Returns a name with its field. */
const placed = ({ name, path }: Listed) => `“${name}” (${fieldName(path)})`;
