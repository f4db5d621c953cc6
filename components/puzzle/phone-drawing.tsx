import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { Art } from "@/components/ui/picture";
import type { Ingredient } from "@/content/schema";
import { phone } from "@/generated/phone";
import { longestWordLength } from "@/lib/text/longest-word";
import styles from "./phone.module.css";

interface PhoneDrawingProps {
  /** The word in the camera's view while the phone is parked. Without it, the view is transparent and shows the label below. */
  label?: ReactNode;
  /** The cards with the meaning of a word. */
  children: ReactNode;
}

/** The phone with its screen: a card above the camera's view. */
export function PhoneDrawing({ label, children }: PhoneDrawingProps) {
  return (
    <>
      <span className={styles.screen}>
        <span className={styles.cards}>{children}</span>
        <span className={styles.view}>{label && <span className={styles.label}>{label}</span>}</span>
      </span>
      <InlineDrawing svg={phone} className={styles.body} svgClassName={styles.drawing} />
    </>
  );
}

interface CardProps {
  ingredient: Ingredient;
  className?: string | undefined;
}

/** The meaning of a word, with its drawing. */
export function Card({ ingredient: { name, gloss = name, from, drawing }, className }: CardProps) {
  return (
    <span className={clsx(styles.card, className)}>
      {drawing && <Art {...drawing} isEager className={styles.picture} />}
      <b style={{ "--letters": longestWordLength(gloss) } as CSSProperties}>{gloss}</b>
      {from && <span>{from}</span>}
    </span>
  );
}
