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

/** All content, a module after the other. */
export const entries: Entry[] = [
  { file: "content/brand.ts", name: "brand", value: brand, schema: schema.brand },
  { file: "content/pages.ts", name: "pages", value: pages, schema: schema.pages },
  { file: "content/legal.ts", name: "legalPages", value: legalPages, schema: schema.legalPages },
  {
    file: "content/navigation.ts",
    name: "navigation",
    value: navigation,
    schema: schema.navigation,
  },
  { file: "content/theme.ts", name: "theme", value: theme, schema: schema.theme },
  { file: "content/theme.ts", name: "fonts", value: fonts, schema: schema.fonts },
  { file: "content/store.ts", name: "store", value: store, schema: schema.store },
  { file: "content/constants.ts", name: "constants", value: constants, schema: schema.constants },
  { file: "content/site.ts", name: "site", value: site, schema: schema.site },
  { file: "content/site.ts", name: "notFound", value: notFound, schema: schema.notFound },
  { file: "content/site.ts", name: "app", value: app, schema: schema.app },
  { file: "content/site.ts", name: "errorPage", value: errorPage, schema: schema.errorPage },
  { file: "content/scripts.ts", name: "scripts", value: scripts, schema: schema.scripts },
  { file: "content/flags.ts", name: "flags", value: flags, schema: schema.flags },
  { file: "content/launch.ts", name: "launch", value: launch, schema: schema.launch },
  { file: "content/home.ts", name: "home", value: home, schema: schema.home },
  {
    file: "content/page-label.ts",
    name: "pageLabel",
    value: pageLabel,
    schema: schema.pageLabel,
  },
  { file: "content/labels.ts", name: "labels", value: labels, schema: schema.labels },
  {
    file: "content/labels.ts",
    name: "playableLabel",
    value: playableLabel,
    schema: schema.playableLabel,
  },
  {
    file: "content/ingredients.ts",
    name: "ingredientsPage",
    value: ingredientsPage,
    schema: schema.ingredientsPage,
  },
  { file: "content/faq.ts", name: "faq", value: faq, schema: schema.faq },
  {
    file: "content/testimonials.ts",
    name: "testimonials",
    value: testimonials,
    schema: schema.testimonials,
  },
  { file: "content/about-us.ts", name: "aboutUs", value: aboutUs, schema: schema.aboutUs },
  {
    file: "content/why-i-built-this.ts",
    name: "whyIBuiltThis",
    value: whyIBuiltThis,
    schema: schema.whyIBuiltThis,
  },
  {
    file: "content/what-it-does.ts",
    name: "whatItDoes",
    value: whatItDoes,
    schema: schema.whatItDoes,
  },
];
