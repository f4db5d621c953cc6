import type { Ref } from "react";
import { BoldSubstring } from "@/components/ui/bold-substring";
import type { Ingredient } from "./label-state";

interface WordProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  ingredient: Ingredient;
  /** The punctuation after the name. */
  mark: string;
  isMarked: boolean;
  isOpen: boolean;
  onOpen(word: Element): void;
}

/** An ingredient in the list. Highlighted when it is found or flagged. */
export function Word({ ref, ingredient, mark, isMarked, isOpen, onOpen }: WordProps) {
  const { name, emphasis } = ingredient;
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isOpen}
      data-name={name}
      data-marked={isMarked || undefined}
      className="label-word"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <BoldSubstring substring={emphasis}>{name}</BoldSubstring>
      {mark}
    </button>
  );
}
