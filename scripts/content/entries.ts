import type { z } from "zod";
import { aboutUs } from "../../content/about-us";
import { brand } from "../../content/brand";
import { constants } from "../../content/constants";
import { faq } from "../../content/faq";
import { flags } from "../../content/flags";
import { home } from "../../content/home";
import { ingredientsPage } from "../../content/ingredients";
import { labels, playableLabel } from "../../content/labels";
import { launch } from "../../content/launch";
import { legalPages } from "../../content/legal";
import { navigation } from "../../content/navigation";
import { pageLabel } from "../../content/page-label";
import { pages } from "../../content/pages";
import * as schema from "../../content/schema";
import { scripts } from "../../content/scripts";
import { app, errorPage, notFound, site } from "../../content/site";
import { store } from "../../content/store";
import { testimonials } from "../../content/testimonials";
import { fonts, theme } from "../../content/theme";
import { whatItDoes } from "../../content/what-it-does";
import { whyIBuiltThis } from "../../content/why-i-built-this";

/** A piece of content: the module it stands in, the name it is exported by, and what it may be. */
export interface Entry {
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

/** What each module exports, under the names that schema.ts knows it by. */
const modules: Record<string, Partial<Record<keyof typeof schema, unknown>>> = {
  brand: { brand },
  pages: { pages },
  legal: { legalPages },
  navigation: { navigation },
  theme: { theme, fonts },
  store: { store },
  constants: { constants },
  site: { site, notFound, app, errorPage },
  scripts: { scripts },
  flags: { flags },
  launch: { launch },
  home: { home },
  "page-label": { pageLabel },
  labels: { labels, playableLabel },
  ingredients: { ingredientsPage },
  faq: { faq },
  testimonials: { testimonials },
  "about-us": { aboutUs },
  "why-i-built-this": { whyIBuiltThis },
  "what-it-does": { whatItDoes },
};

const rules: Record<string, unknown> = { ...schema };

/** All content, a module after the other. */
export const entries: Entry[] = Object.entries(modules).flatMap(([module, values]) =>
  Object.entries(values).map(([name, value]) => ({
    file: `content/${module}.ts`,
    name,
    value,
    schema: rules[name] as z.ZodType,
  })),
);
