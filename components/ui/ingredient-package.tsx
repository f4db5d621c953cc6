import clsx from "clsx";
import type { Drawing } from "@/content/schema";
import styles from "./ingredient-package.module.css";
import { Art } from "./picture";

export interface IngredientPackageProps {
  icon: Drawing;
  /** The ingredient name on the package. */
  word: string;
  className?: string | undefined;
}

/** A package with an ingredient name. Its height is `--package-height`, 280 px by default. */
export function IngredientPackage({ className, ...front }: IngredientPackageProps) {
  return (
    <p className={clsx(styles.package, className)}>
      <PackageFront {...front} />
    </p>
  );
}

interface PackageFrontProps extends Pick<IngredientPackageProps, "icon" | "word"> {
  /** Classes for the drawing's box. */
  boxClassName?: string;
}

/** The drawing of a package with the ingredient name on it. */
export function PackageFront({ icon, word, boxClassName }: PackageFrontProps) {
  return (
    <>
      <span className={clsx(styles.box, boxClassName)}>
        <Art {...icon} className={styles.picture} />
      </span>
      <span className={styles.word}>
        <span className="bg-paper px-1">{word}</span>
      </span>
    </>
  );
}
