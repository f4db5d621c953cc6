import type {
  AboutPage,
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  Graph,
  MobileApplication,
  Organization,
  Person,
  WebPage,
  WebSite,
} from "schema-dts";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { glossary, shortAnswer } from "@/content/glossary";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import type { Page, Person as PersonCopy } from "@/content/schema";
import { app, site } from "@/content/site";
import { store } from "@/content/store";
import { whatItDoes } from "@/content/what-it-does";
import { addressOf } from "./page-address";
import { largestFile } from "./photo-files";
import { cardFile } from "./social-cards";

const homeAddress = addressOf(pages.home.path);
const idOf = (name: string) => `${brand.siteUrl}/#${name}`;
const ref = (id: string) => ({ "@id": id });

const organizationId = idOf("organization");
const siteId = idOf("website");
const appId = idOf("app");

const personId = ({ name }: PersonCopy) => idOf(name.toLowerCase().replace(/\s+/g, "-"));
const [founder] = aboutUs.people;
const released = new Date(store.badge.releaseDate * 1000).toISOString().slice(0, 10);

function organization(): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    ...(brand.formerName && { alternateName: brand.formerName }),
    url: homeAddress,
    logo: addressOf("/assets/art/icon-512.png"),
    email: brand.email,
    ...(site.footer.social.length > 0 && {
      sameAs: site.footer.social.map(({ href }) => href),
    }),
    ...(founder && { founder: ref(personId(founder)) }),
  };
}

/* Google takes the site's name from here. */
function webSite(): WebSite {
  return {
    "@type": "WebSite",
    "@id": siteId,
    name: brand.name,
    ...(brand.formerName && { alternateName: brand.formerName }),
    url: homeAddress,
    publisher: ref(organizationId),
    inLanguage: brand.language,
  };
}

function webPage(page: Page): WebPage | AboutPage {
  const address = addressOf(page.path);
  return {
    "@type": page.type,
    "@id": `${address}#webpage`,
    url: address,
    name: page.seo.title,
    description: page.seo.description,
    isPartOf: ref(siteId),
    about: ref(page.type === "AboutPage" ? organizationId : appId),
    ...(page.path !== pages.home.path && { breadcrumb: ref(`${address}#breadcrumb`) }),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: addressOf(`/cards/${cardFile(page.path)}`),
    },
    dateModified: page.revised,
    inLanguage: brand.language,
  };
}

/* Home, then the page itself. */
function breadcrumbs(page: Page): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${addressOf(page.path)}#breadcrumb`,
    itemListElement: [pages.home, page].map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: addressOf(path),
    })),
  };
}

function person(copy: PersonCopy): Person {
  return {
    "@type": "Person",
    "@id": personId(copy),
    name: copy.name,
    jobTitle: copy.role,
    image: addressOf(largestFile(copy.portrait)),
    url: addressOf(pages.aboutUs.path),
    worksFor: ref(organizationId),
  };
}

/*
 * No rating and no review: Google wants none that are copied from a store, and ours are the owner's
 * claim, shown as text.
 */
function mobileApplication(): MobileApplication {
  return {
    "@type": "MobileApplication",
    "@id": appId,
    name: brand.name,
    description: pages.whatItDoes.seo.description,
    url: homeAddress,
    image: addressOf("/assets/art/icon-512.png"),
    applicationCategory: app.applicationCategory,
    operatingSystem: app.operatingSystem,
    installUrl: store.link,
    datePublished: released,
    publisher: ref(organizationId),
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    screenshot: home.labelConfusion.screens.map((screen) => addressOf(largestFile(screen))),
    featureList: whatItDoes.bullets.map(({ title }) => title),
  };
}

function questions(): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": idOf("questions"),
    name: plainText(home.faq.heading),
    isPartOf: ref(`${homeAddress}#webpage`),
    mainEntity: faq.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": idOf(`question-${id}`),
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/* The ingredients, each at the address of its entry. */
function ingredients(): DefinedTermSet {
  const { path, label, seo } = pages.ingredients;
  const id = `${addressOf(path)}#ingredients`;
  return {
    "@type": "DefinedTermSet",
    "@id": id,
    name: label,
    description: seo.description,
    url: addressOf(path),
    inLanguage: brand.language,
    mainEntityOfPage: ref(`${addressOf(path)}#webpage`),
    hasDefinedTerm: glossary().map((term) => ({
      "@type": "DefinedTerm",
      "@id": `${addressOf(path)}#${term.id}`,
      name: term.name,
      description: shortAnswer(term),
      url: `${addressOf(path)}#${term.id}`,
      inDefinedTermSet: ref(id),
    })),
  };
}

/**
 * What a page says to machines, as one graph: who makes the app, the site, the page and the way to
 * it; on pages about the makers those people, on the others the app, and at home its questions.
 * What stands in it is linked by `@id`, and each reference is answered in the same graph.
 */
export function structuredData(page: Page): Graph {
  const isHome = page.path === pages.home.path;
  const people = page.type === "AboutPage" ? aboutUs.people : aboutUs.people.slice(0, 1);
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(),
      webSite(),
      webPage(page),
      ...(isHome ? [] : [breadcrumbs(page)]),
      ...people.map(person),
      ...(page.type === "AboutPage" ? [] : [mobileApplication()]),
      ...(isHome ? [questions()] : []),
      ...(page.path === pages.ingredients.path ? [ingredients()] : []),
    ],
  };
}
