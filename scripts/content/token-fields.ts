import { contentRegistry } from "./content-registry";

/* The properties of a zod schema that lead to other schemas. */
interface Schema {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    valueType?: Schema;
    innerType?: Schema;
    options?: Schema[];
  };
}

const isToken = ({ def }: Schema, name: string) =>
  def.type === "object" && def.shape !== undefined && name in def.shape;

/** Returns the fields of content/ that take tokens, like `home.problem.pains[].description`, with the tokens' names. */
export function tokenFields(): { field: string; tokens: string[] }[] {
  return contentRegistry.flatMap(({ name, schema }) => fieldsIn(schema as unknown as Schema, name));
}

function fieldsIn({ def }: Schema, field: string): { field: string; tokens: string[] }[] {
  const { shape = {}, element, valueType, innerType, options = [] } = def;
  const members = element?.def.options ?? [];
  const tokens = ["mark", "term", "link"].filter((token) => members.some((member) => isToken(member, token)));
  if (def.type === "array" && tokens.length > 0) return [{ field, tokens }];
  return [
    ...Object.entries(shape).flatMap(([key, child]) => fieldsIn(child, `${field}.${key}`)),
    ...(element ? fieldsIn(element, `${field}[]`) : []),
    ...(valueType ? fieldsIn(valueType, `${field}.*`) : []),
    ...(innerType ? fieldsIn(innerType, field) : []),
    ...options.flatMap((option) => fieldsIn(option, field)),
  ];
}
