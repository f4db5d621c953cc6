import { Fragment } from "react";

interface BoldSubstringProps {
  /** The text to show in bold, at each occurrence. */
  substring?: string | undefined;
  children: string;
}

/** Text with one substring in bold. EU law requires this for allergens in an ingredient list. */
export function BoldSubstring({ substring, children }: BoldSubstringProps) {
  if (!substring) return children;
  return children.split(substring).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <Fragment key={index}>
      {index > 0 && <strong>{substring}</strong>}
      {text}
    </Fragment>
  ));
}
