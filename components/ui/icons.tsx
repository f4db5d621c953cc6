import { icons } from "@/app/generated/icons";

/** Every icon's drawing, once in a page, for `Icon` to draw by its name. */
export function Icons() {
  return (
    <svg
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: icons }}
    />
  );
}
