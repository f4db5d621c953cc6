/**
 * Returns the texts of the style elements that the toasts' library inserts when it loads, so that the
 * Content-Security-Policy can allow them. Loads the library with a document that only records them: it has no option
 * against the insertion, and its `styles.css` has another text. Throws if it inserts nothing.
 */
export async function insertedStyles(): Promise<string[]> {
  const texts: string[] = [];
  const document = {
    head: { appendChild() {} },
    createElement: () => ({ appendChild: (text: string) => texts.push(text) }),
    createTextNode: (text: string) => text,
  };
  Object.assign(globalThis, { document });
  await import("sonner");
  Reflect.deleteProperty(globalThis, "document");
  if (texts.length === 0)
    throw new Error("expected sonner to insert a style element: see scripts/build/inserted-styles.ts");
  // The element is empty when it is inserted.
  return ["", ...texts];
}
