import { contentRegistry } from "@/scripts/content/content-registry";

type Fields = Record<string, unknown>;

/** Returns an entry of content/ with another value in a field, like `home.hero.lead` or `faq[0].id`. */
export function withField(field: string, value: unknown) {
  const [name, ...keys] = field.match(/[\w-]+/g) ?? [];
  const entry = contentRegistry.find((one) => one.name === name);
  if (!entry) throw new Error(`content has no ${name}`);
  const copy: Fields = { value: JSON.parse(JSON.stringify(entry.value)) };
  const path = ["value", ...keys];
  const last = String(path.pop());
  const parent = path.reduce((fields, key) => fields[key] as Fields, copy);
  parent[last] = value;
  return { ...entry, value: copy.value };
}
