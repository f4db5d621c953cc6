import { Fragment } from "react";

interface BoldSubstringProps {
  substring?: string;
  children: string;
}

/** Text with each occurrence of a substring in bold, as EU law requires for allergens. */
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
