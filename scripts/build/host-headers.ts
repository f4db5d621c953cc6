import { writeFileSync } from "node:fs";
import path from "node:path";
import headers from "../../deploy/headers.json" with { type: "json" };
import { filesIn } from "./files";

type Headers = Record<string, string>;

const { appAssociation, assetFolders, assets, caching, security } = headers;
const cached = (duration: keyof typeof caching): Headers => ({ "Cache-Control": caching[duration] });

/*
 * These hosts apply a rule to missing files too, and a browser would keep a 404 page marked as immutable for a year. So
 * each hashed file has a rule. Files of earlier releases need none, because only open pages load them.
 */
const hashedFiles = (out: string) => filesIn(path.join(out, "_next/static")).map((file) => `/_next/static/${file}`);

const typeOfAppAssociation: Headers = { "Content-Type": appAssociation.type };

/** Returns `_headers` for Cloudflare Pages, which accepts 100 rules, and Netlify. Neither caches pages by default, so pages have no rule. */
function headersFile(out: string): string {
  const rules: [string, Headers][] = [
    ["/*", security],
    ...assetFolders.map((folder): [string, Headers] => [`/${folder}/*`, cached("asset")]),
    [appAssociation.path, typeOfAppAssociation],
    ...hashedFiles(out).map((file): [string, Headers] => [file, cached("hashed")]),
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
    public: out,
    ignore: ["_headers", ".nojekyll", "**/.DS_Store"],
    cleanUrls: true,
    // Otherwise Firebase makes an empty apple-app-site-association.
    appAssociation: "NONE",
    headers: [
      rule("**", { ...security, ...cached("page") }),
      rule(`**/*.@(${assets})`, cached("asset")),
      ...hashedFiles(out).map((file) => rule(file, cached("hashed"))),
      rule(appAssociation.path, typeOfAppAssociation),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** Writes the header rules of these hosts for the export in `out`: `_headers` into it, and `firebase.json` into `folder`. */
export function writeHostHeaders(out: string, folder: string): void {
  writeFileSync(path.join(out, "_headers"), headersFile(out));
  writeFileSync(path.join(folder, "firebase.json"), firebaseConfig(out));
}
