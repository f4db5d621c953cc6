interface HiddenCommaProps {
  /** The position in a list, from 0, and the length of the list. */
  index: number;
  length: number;
}

/** A comma after a link in a row, for readers who do not see the space between them. Nothing after the last link. */
export function HiddenComma({ index, length }: HiddenCommaProps) {
  if (index === length - 1) return null;
  return <span className="sr-only">,</span>;
}
