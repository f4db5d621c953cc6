import {
  BreadcrumbJsonLd,
  FAQJsonLd,
  OrganizationJsonLd,
  SoftwareApplicationJsonLd,
} from "next-seo";
import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import type { Page } from "@/content/schema";
import { app, site } from "@/content/site";
import { store } from "@/content/store";

const absolute = (path: string) => new URL(path, brand.siteUrl).href;

/**
 * The organisation, the app and its questions. No rating and no review: Google wants none that are
 * copied from a store, and ours are the owner's claim, shown as text.
 */
export function LandingJsonLd() {
  return (
    <>
      <OrganizationJsonLd
        name={brand.name}
        alternateName={brand.formerName}
        url={absolute(pages.home.path)}
        logo={absolute("/assets/art/icon-512.png")}
        email={brand.email}
        sameAs={site.footer.social.map(({ href }) => href)}
      />
      <SoftwareApplicationJsonLd
        type="MobileApplication"
        name={brand.name}
        description={pages.home.seo.description}
        url={absolute(pages.home.path)}
        applicationCategory="LifestyleApplication"
        operatingSystem={app.operatingSystem}
        installUrl={store.link}
        datePublished={app.datePublished}
        offers={{ price: 0, priceCurrency: "USD" }}
      />
      <FAQJsonLd questions={faq.map(({ question, answer }) => ({ question, answer }))} />
    </>
  );
}

/** Home, then the page itself. */
export function BreadcrumbsJsonLd({ page }: { page: Page }) {
  return (
    <BreadcrumbJsonLd
      items={[
        { name: pages.home.label, item: absolute(pages.home.path) },
        { name: plainText(page.heading), item: absolute(page.path) },
      ]}
    />
  );
}
