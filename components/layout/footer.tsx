import type { ReactNode } from "react";
import { StoreBadge } from "@/components/store/store-badge";
import { brand } from "@/content/brand";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { column } from "@/lib/column-classes";
import { longestWord } from "@/lib/longest-word";

/* So that the longest word of a name stands on one line of a phone. */
const nameSize =
  longestWord > 16 ? "text-xl" : longestWord > 11 ? "text-3xl" : "text-[min(3rem,12vw)]";

/* The top bar's name leads home. */
const otherPages = Object.values(pages).filter(({ path }) => path !== pages.home.path);

interface FooterProps {
  /** Stands between its links and its small print. */
  children?: ReactNode;
}

export function Footer({ children }: FooterProps) {
  const { tagline, social, contact, copyright, disclaimer, linksHeading, legal } = site.footer;
  const legalLinks = legal.flatMap(({ label, href }) => (href ? { label, href } : []));
  const link =
    "inline-flex min-h-11 items-center leading-tight [overflow-wrap:anywhere] hover:underline";
  return (
    <footer className="on-dark bg-ink pt-6 pb-6 text-paper lg:pt-10">
      <div
        className={`${column} grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),auto))] gap-x-4 gap-y-3 md:grid-cols-12 md:gap-x-8`}
      >
        <div
          className={`${brand.name.length > 8 ? "" : "footer-brand"} col-span-full md:col-span-4 lg:col-span-5`}
        >
          <p
            className={`font-display ${nameSize} font-extrabold leading-none tracking-tight [overflow-wrap:anywhere]`}
          >
            {brand.name}
          </p>
          <p className="mt-1 mb-3">{tagline}</p>
          <StoreBadge placement="footer" />
        </div>
        <nav aria-label={linksHeading} className="md:col-span-4">
          <ul>
            {otherPages.map(({ label, path }) => (
              <li key={path}>
                <a href={path} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="md:col-span-4 lg:col-span-3">
          <ul>
            {social.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={link}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${brand.email}`} className={link}>
                {contact}
              </a>
            </li>
          </ul>
        </div>
        {children}
        <div className="col-span-full border-t border-rule pt-4 text-label lg:flex lg:items-baseline lg:gap-8">
          <p className="lg:flex-1 lg:basis-60">{disclaimer}</p>
          <p className="mt-1 shrink-0 lg:mt-0">{copyright}</p>
          {legalLinks.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-6 lg:mt-0">
              {legalLinks.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
