import { Bold } from "@/components/ui/bold";
import { column } from "@/components/ui/column";
import { describedFlag } from "@/content/flags";
import { labels, playableLabel as words } from "@/content/labels";
import { cited } from "./word";

export const readableId = "labels";

/** Every label as a list, each ingredient with its flag, what it does, and its source. */
export function ReadableList() {
  return (
    <section
      id={readableId}
      aria-labelledby={`${readableId}-heading`}
      className={`${column} py-12`}
    >
      <h2 id={`${readableId}-heading`} className="text-4xl font-extrabold">
        {words.readable.title}
      </h2>
      {labels.map(({ id, brand, kind, ingredients }) => (
        <div key={id} className="mt-8 border-t-8 border-ink pt-3">
          <h3 className="text-2xl font-bold">
            {brand}, {kind}
          </h3>
          <ul className="mt-2">
            {ingredients.map((ingredient) => (
              <li key={ingredient.name} className="border-t border-rule py-2">
                <b>
                  <Bold part={ingredient.emphasis}>{ingredient.name}</Bold>
                </b>{" "}
                ({describedFlag(ingredient.flag).label}): {ingredient.what} {ingredient.does}{" "}
                <small>
                  {words.facts.sources}: {cited(ingredient.sources)}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
