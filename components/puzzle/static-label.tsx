import clsx from "clsx";
import Link from "next/link";
import { Fragment } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import type { Product } from "@/content/schema";
import { isLongLabel } from "@/lib/products/is-long-label";
import { printedName } from "@/lib/products/printed-name";
import { Answer } from "./answer";
import { listClasses } from "./ingredient-list";
import { findsOf } from "./ingredients";
import type { StaticPuzzle } from "./puzzle-context";
import { questionClasses } from "./question";

interface StaticLabelProps extends Pick<StaticPuzzle, "copy" | "ingredientsPath"> {
  product: Product;
}

/** The label without its puzzle: the question, the ingredients, what each find is, and a link to all ingredients. */
export function StaticLabel({ copy, ingredientsPath, product }: StaticLabelProps) {
  const { ingredients, puzzle } = product;
  return (
    <>
      {puzzle && <p className={clsx(questionClasses, "bg-citron pr-3 md:pr-[18px]")}>{puzzle.question}</p>}
      <p data-long={isLongLabel(ingredients) || undefined} className={listClasses}>
        <strong>{copy.lead}</strong>{" "}
        {ingredients.map((ingredient, index) => (
          <Fragment key={ingredient.name}>
            <BoldSubstring substring={ingredient.emphasis}>
              {printedName(ingredient, index, ingredients)}
            </BoldSubstring>{" "}
          </Fragment>
        ))}
      </p>
      <div className="border-t-2 border-ink px-3 py-2 md:px-[18px]">
        {findsOf(product).map((ingredient) => (
          <div key={ingredient.name} className="mb-3">
            <Answer ingredient={ingredient} product={product} selectedPreferences={[]} kind="printed" />
          </div>
        ))}
        <Link href={ingredientsPath} prefetch={false} className="text-label underline">
          {copy.allIngredients}
        </Link>
      </div>
    </>
  );
}
