import type { z } from "zod";
import * as aboutUs from "../../content/about-us";
import * as brand from "../../content/brand";
import * as constants from "../../content/constants";
import * as errorPages from "../../content/error-pages";
import * as faq from "../../content/faq";
import * as flags from "../../content/flags";
import * as home from "../../content/home";
import * as ingredientsPage from "../../content/ingredients-page";
import * as labels from "../../content/labels";
import * as launch from "../../content/launch";
import * as legal from "../../content/legal";
import * as navigation from "../../content/navigation";
import * as pageLabel from "../../content/page-label";
import * as pages from "../../content/pages";
import * as schema from "../../content/schema";
import * as scripts from "../../content/scripts";
import * as site from "../../content/site";
import * as store from "../../content/store";
import * as testimonials from "../../content/testimonials";
import * as theme from "../../content/theme";
import * as whatItDoes from "../../content/what-it-does";
import * as whyIBuiltThis from "../../content/why-i-built-this";

/** A piece of content: the module it stands in, the name it is exported by, and what it may be. */
export interface Entry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

/* The modules of content/ by their files' names. */
const modules: Record<string, object> = {
  ...{ brand, pages, legal, navigation, theme, store, constants, site, scripts, flags, launch },
  ...{ home, labels, faq, testimonials },
  ...{ "page-label": pageLabel, "error-pages": errorPages, "ingredients-page": ingredientsPage },
  ...{ "about-us": aboutUs, "why-i-built-this": whyIBuiltThis, "what-it-does": whatItDoes },
};
const rules: Record<string, unknown> = { ...schema };

/** All content, a module after the other: what each exports under a name that schema.ts knows. */
export const entries: Entry[] = Object.entries(modules).flatMap(([module, values]) =>
  Object.entries(values)
    .filter(([name]) => name in rules)
    .map(([name, value]) => ({
      file: `content/${module}.ts`,
      name,
      value,
      schema: rules[name] as z.ZodType,
    })),
);

/** Returns the file that exports a piece of content. */
export const fileOf = (name: string) =>
  entries.find((entry) => entry.name === name)?.file ?? "content";
