import { readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { filesIn } from "@/scripts/build/files";

/* TypeScript accepts any class of a CSS Module, and an unknown one has no effect. */

const files = ["app", "components"].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, source: readFileSync(file, "utf8") }));

/** Returns the classes that a CSS Module defines. */
function definedIn(module: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(readFileSync(module, "utf8")).walkRules(({ selector }) => {
    // A class of view transitions is set by a property of the same module.
    const local = selector.replace(/:global\([^)]*\)|::view-transition-[\w-]+\([^)]*\)/g, "");
    for (const [, name] of local.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) if (name) classes.add(name);
  });
  return classes;
}

/** Returns the classes of a CSS Module that code uses, and whether some of it chooses a class by a variable. */
function usedFrom(module: string) {
  const used = new Set<string>();
  let isDynamic = false;
  for (const { file, source } of code)
    for (const [, name, from = ""] of source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const imported = from.startsWith("@/") ? from.slice(2) : path.join(path.dirname(file), from);
      if (imported !== module) continue;
      for (const [, key] of source.matchAll(RegExp(`\\b${name}\\.(\\w+)`, "g"))) if (key) used.add(key);
      for (const [, key] of source.matchAll(RegExp(`\\b${name}\\["([\\w-]+)"\\]`, "g"))) if (key) used.add(key);
      if (RegExp(`\\b${name}\\[[^"]`).test(source)) isDynamic = true;
    }
  return { used, isDynamic };
}

const modules = files.filter((file) => file.endsWith(".module.css"));

it("finds the CSS Modules", () => expect(modules.length).toBeGreaterThan(5));

it.each(modules)("%s has exactly the classes that its components use", (module) => {
  const defined = definedIn(module);
  const { used, isDynamic } = usedFrom(module);
  expect(used.size > 0 || isDynamic).toBe(true);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  if (!isDynamic) expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
