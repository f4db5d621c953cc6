/** Returns the source of an expression that calls `run`, which can use only its arguments. They are sent as JSON. */
export const toExpression = (run: (...args: never[]) => unknown, args: unknown[] = []) =>
  `(${run})(...${JSON.stringify(args)})`;
