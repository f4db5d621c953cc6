import type { Scripts } from "@/content/schema";

/** The owner's consent tool. Placed at the end of the page, so that the page renders first. */
export function ConsentTool({ scripts, styles = [] }: NonNullable<Scripts["consent"]>) {
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {scripts.map(({ src, attributes }) => (
        <script key={src} defer src={src} {...attributes} />
      ))}
    </>
  );
}
