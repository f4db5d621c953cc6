import clsx from "clsx";
import type { Drawing } from "@/content/schema";
import { Highlight } from "./highlight";
import styles from "./ingredient-package.module.css";
import { Art } from "./picture";

interface IngredientPackageProps {
  icon: Drawing;
  /** The ingredient name on the package. */
  word: string;
  className?: string;
}

/** A package with an ingredient name. Its height is `--package-height`, 280 px by default. */
export function IngredientPackage({ icon, word, className }: IngredientPackageProps) {
  return (
    <p className={clsx(styles.package, className)}>
      <Art {...icon} className={styles.picture} />
      <span className={styles.word}>
        <Highlight>{word}</Highlight>
      </span>
    </p>
  );
}
