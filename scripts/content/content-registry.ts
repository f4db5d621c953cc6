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
import * as pages from "../../content/pages";
import * as privacyNote from "../../content/privacy-note";
import * as schemas from "../../content/schema";
import * as scripts from "../../content/scripts";
import * as site from "../../content/site";
import * as store from "../../content/store";
import * as testimonials from "../../content/testimonials";
import * as theme from "../../content/theme";
import * as whatItDoes from "../../content/what-it-does";
import * as whyIBuiltThis from "../../content/why-i-built-this";

/** An export of a content module, with its schema. */
export interface ContentEntry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

/* Modules by their file's name. */
const modules: Record<string, object> = {
  ...{ brand, pages, legal, navigation, theme, store, constants, site, scripts, flags, launch },
  ...{ home, labels, faq, testimonials },
  ...{
    "privacy-note": privacyNote,
    "error-pages": errorPages,
    "ingredients-page": ingredientsPage,
  },
  ...{ "about-us": aboutUs, "why-i-built-this": whyIBuiltThis, "what-it-does": whatItDoes },
};

/** All exports of content/ that have a schema of the same name in content/schema.ts. */
export const contentRegistry: ContentEntry[] = Object.entries(modules).flatMap(([module, values]) =>
  Object.entries(values).flatMap(([name, value]) => {
    const schema = Reflect.get(schemas, name) as z.ZodType | undefined;
    return schema ? { file: `content/${module}.ts`, name, value, schema } : [];
  }),
);
