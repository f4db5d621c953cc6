import { Fragment } from "react";

interface BoldProps {
  /** The part that is printed bold wherever it stands; none when it is left out. */
  part?: string | undefined;
  children: string;
}

/** Text with one of its parts in bold, as the EU asks for an allergen. */
export function Bold({ part, children }: BoldProps) {
  if (!part) return children;
  return children.split(part).map((between, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
    <Fragment key={index}>
      {index > 0 && <strong>{part}</strong>}
      {between}
    </Fragment>
  ));
}
