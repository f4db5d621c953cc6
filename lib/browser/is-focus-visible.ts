/** Returns whether a focused element shows a ring. False in Safari before 15.4, where it is unknown. */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return false;
  }
}
