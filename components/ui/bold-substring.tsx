import { Fragment } from "react";

interface BoldSubstringProps {
  /** Printed in bold at each occurrence; nothing is bold without it. */
  substring?: string | undefined;
  children: string;
}

/** Text with one substring in bold, as EU law requires for an allergen in an ingredient list. */
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
