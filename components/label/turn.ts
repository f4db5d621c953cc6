import type { CSSProperties } from "react";

/** The place in line, from 0, of what appears one after the other; label.css makes a delay of it. */
export function turn(nth: number): CSSProperties {
  return { "--nth": nth } as CSSProperties;
}
