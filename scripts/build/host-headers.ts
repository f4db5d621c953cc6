import { writeFileSync } from "node:fs";
import path from "node:path";
import headers from "../../deploy/headers.json" with { type: "json" };
import { filesIn } from "./files";

type Headers = Record<string, string>;

const { appAssociation, assetFolders, assets, caching, security, texts } = headers;
const cached = (duration: keyof typeof caching): Headers => ({ "Cache-Control": caching[duration] });

/*
 * These hosts apply a rule to missing files too, and a browser would keep a 404 page marked as immutable for a year. So
 * each hashed file has a rule. Files of earlier releases need none, because only open pages load them.
 */
const hashedFiles = (out: string) => filesIn(path.join(out, "_next/static")).map((file) => `/_next/static/${file}`);

const typeOfAppAssociation: Headers = { "Content-Type": appAssociation.type };

/* React's data of a page. Each file has a rule, because these hosts cannot exclude robots.txt from a pattern. */
const textFiles = (out: string) =>
  filesIn(out).flatMap((file) => (file.endsWith(".txt") && file !== "robots.txt" ? `/${file}` : []));

/** Returns `_headers` for Cloudflare Pages, which accepts 100 rules, and Netlify. Neither caches pages by default, so pages have no rule. */
function headersFile(out: string): string {
  const rules: [string, Headers][] = [
    ["/*", security],
    ...assetFolders.map((folder): [string, Headers] => [`/${folder}/*`, cached("asset")]),
    [appAssociation.path, typeOfAppAssociation],
    ...hashedFiles(out).map((file): [string, Headers] => [file, cached("hashed")]),
    // Last, because Cloudflare ignores the rules that exceed its limit.
    ...textFiles(out).map((file): [string, Headers] => [file, texts]),
  ];
  return rules
    .flatMap(([pattern, sent]) => [pattern, ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`)])
    .join("\n")
    .concat("\n");
}

/** Returns `firebase.json`. The last rule that matches wins. */
function firebaseConfig(out: string): string {
  const rule = (source: string, sent: Headers) => ({
    source,
    headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
  });
  const hosting = {
    public: ".",
    ignore: ["firebase.json", "_headers", ".nojekyll", "**/.DS_Store"],
    cleanUrls: true,
    // Otherwise Firebase makes an empty apple-app-site-association.
    appAssociation: "NONE",
    headers: [
      rule("**", { ...security, ...cached("page") }),
      rule(`**/*.@(${assets})`, cached("asset")),
      ...hashedFiles(out).map((file) => rule(file, cached("hashed"))),
      ...textFiles(out).map((file) => rule(file, texts)),
      rule(appAssociation.path, typeOfAppAssociation),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** Writes the header rules of hosts that read them from the export. */
export function writeHostHeaders(out: string): void {
  writeFileSync(path.join(out, "_headers"), headersFile(out));
  writeFileSync(path.join(out, "firebase.json"), firebaseConfig(out));
}
