import type { AggregateRating, Graph, Thing } from "schema-dts";
import { aboutUs } from "@/content/about-us";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { founder } from "@/content/people";
import type { Page, Person } from "@/content/schema";
import { plainText } from "@/content/schema/plain-text";
import { app, site } from "@/content/site";
import { store } from "@/content/store";
import { whatItDoes } from "@/content/what-it-does";
import { photoFiles } from "@/lib/pictures/photo-files";
import { questionElementId } from "./question-links";
import { addressOf } from "./site-address";
import { cardPath } from "./social-cards";

const idOf = (name: string) => addressOf(`/#${name}`);
const personId = ({ id }: Person) => idOf(id);
const ref = (id: string) => ({ "@id": id });

const homeAddress = addressOf(pages.home.path);
const organizationId = idOf("organization");
const siteId = idOf("website");
const appId = idOf("app");

const organization: Thing = {
  "@type": "Organization",
  "@id": organizationId,
  name: brand.name,
  alternateName: brand.formerName,
  url: homeAddress,
  logo: addressOf("/assets/art/icon-512.png"),
  email: brand.email,
  sameAs: site.footer.social.map(({ href }) => href),
  founder: ref(personId(founder)),
};

/* Google uses the name in this node as the site's name. */
const webSite: Thing = {
  "@type": "WebSite",
  "@id": siteId,
  name: brand.name,
  alternateName: brand.formerName,
  url: homeAddress,
  publisher: ref(organizationId),
  inLanguage: brand.language,
};

/* Google does not allow ratings that are copied from a store, so the delivered site has none. */
const rating: AggregateRating | undefined =
  app.ratingCount === undefined
    ? undefined
    : {
        "@type": "AggregateRating",
        ratingValue: home.hero.rating.score,
        bestRating: 5,
        ratingCount: app.ratingCount,
      };

const mobileApplication = (aggregateRating: AggregateRating | undefined): Thing => ({
  "@type": "MobileApplication",
  "@id": appId,
  name: brand.name,
  description: pages.whatItDoes.seo.description,
  url: homeAddress,
  image: addressOf("/assets/art/icon-512.png"),
  applicationCategory: app.applicationCategory,
  operatingSystem: app.operatingSystem,
  installUrl: store.link,
  datePublished: new Date(store.badge.releaseDate * 1000).toISOString().slice(0, 10),
  publisher: ref(organizationId),
  offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
  screenshot: home.labelConfusion.screens.map(({ src }) => addressOf(photoFiles(src).png)),
  featureList: whatItDoes.bullets.map(({ title }) => title),
  aggregateRating,
});

const questions: Thing = {
  "@type": "FAQPage",
  "@id": idOf("questions"),
  name: plainText(home.faq.heading),
  isPartOf: ref(`${homeAddress}#webpage`),
  mainEntity: faq.map(({ id, question, answer }) => ({
    "@type": "Question",
    "@id": idOf(questionElementId(id)),
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
};

const person = (copy: Person): Thing => ({
  "@type": "Person",
  "@id": personId(copy),
  name: copy.name,
  jobTitle: copy.role,
  image: addressOf(photoFiles(copy.portrait.src).png),
  url: addressOf(pages.aboutUs.path),
  worksFor: ref(organizationId),
});

const webPage = (page: Page): Thing => {
  const { path, type, seo, revised } = page;
  return {
    "@type": type,
    "@id": `${addressOf(path)}#webpage`,
    url: addressOf(path),
    name: seo.title,
    description: seo.description,
    isPartOf: ref(siteId),
    about: ref(type === "AboutPage" ? organizationId : appId),
    breadcrumb: path === pages.home.path ? undefined : ref(`${addressOf(path)}#breadcrumb`),
    primaryImageOfPage: { "@type": "ImageObject", url: addressOf(cardPath(page.path)) },
    dateModified: revised,
    inLanguage: brand.language,
  };
};

const breadcrumbs = (page: Page): Thing => ({
  "@type": "BreadcrumbList",
  "@id": `${addressOf(page.path)}#breadcrumb`,
  itemListElement: [pages.home, page].map(({ linkText, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: linkText,
    item: addressOf(path),
  })),
});

/**
 * Returns a page's structured data as one JSON-LD graph: the organization, the site, the page and its
 * breadcrumb, and depending on the page its people, the app or the questions. Nodes refer to each other
 * by `@id`, which the components of next-seo drop.
 */
export function structuredData(page: Page): Graph {
  const isHome = page.path === pages.home.path;
  const isAbout = page.type === "AboutPage";
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization,
      webSite,
      webPage(page),
      ...(isHome ? [] : [breadcrumbs(page)]),
      ...(isAbout ? aboutUs.people : [founder]).map(person),
      // Only the landing page shows the rating.
      ...(isAbout ? [] : [mobileApplication(isHome ? rating : undefined)]),
      ...(isHome ? [questions] : []),
    ],
  };
}
