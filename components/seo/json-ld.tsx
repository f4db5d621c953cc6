import {
  BreadcrumbJsonLd,
  FAQJsonLd,
  OrganizationJsonLd,
  SoftwareApplicationJsonLd,
} from "next-seo";
import { brand, routes } from "@/content/brand";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { app, pages, site } from "@/content/site";
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
        url={absolute(routes.home)}
        logo={absolute("/assets/art/icon-512.png")}
        email={brand.email}
        sameAs={site.footer.social.map(({ href }) => href)}
      />
      <SoftwareApplicationJsonLd
        type="MobileApplication"
        name={brand.name}
        description={home.seo.description}
        url={absolute(routes.home)}
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
export function BreadcrumbsJsonLd({ name, path }: { name: string; path: string }) {
  const home = pages[0]?.label ?? brand.name;
  return (
    <BreadcrumbJsonLd
      items={[
        { name: home, item: absolute(routes.home) },
        { name, item: absolute(path) },
      ]}
    />
  );
}
