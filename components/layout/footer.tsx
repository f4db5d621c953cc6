import { StoreBadge } from "@/components/smart-link/store-badge";
import { Icon } from "@/components/ui/icon";
import { column } from "@/components/ui/section";
import { brand } from "@/content/brand";
import { pageList } from "@/content/pages";
import { site } from "@/content/site";

interface FooterProps {
  /** True where the download bar can lie over the page's end: it gets room below the last line. */
  isUnderBar?: boolean;
}

export function Footer({ isUnderBar = false }: FooterProps) {
  const { tagline, social, contact, copyright, disclaimer, linksHeading, legal } = site.footer;
  const legalLinks = legal.flatMap(({ label, href }) => (href ? { label, href } : []));
  const link = "inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline";
  return (
    <footer className={`on-dark bg-ink pt-16 text-paper ${isUnderBar ? "pb-32" : "pb-12"}`}>
      <div className={`${column} grid gap-10 md:grid-cols-12`}>
        <div className="md:col-span-6">
          <p className="font-display text-5xl font-extrabold tracking-tight sm:text-6xl">
            {brand.name}
          </p>
          <p className="mt-2 mb-6 text-lead text-citron">{tagline}</p>
          <StoreBadge />
        </div>
        <nav aria-labelledby="footer-links" className="md:col-span-3">
          <p id="footer-links" className="font-bold text-citron">
            {linksHeading}
          </p>
          <ul className="mt-2">
            {pageList.map(({ label, path }) => (
              <li key={path}>
                <a href={path} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="md:col-span-3 md:mt-8">
          {social.map(({ icon, label, href }) => (
            <li key={href}>
              <a href={href} className={link}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href={`mailto:${brand.email}`} className={link}>
              <Icon name="mail" />
              {contact}
            </a>
          </li>
        </ul>
        <div className="border-t border-rule pt-6 text-label md:col-span-12">
          <p>{disclaimer}</p>
          <p className="mt-2">{copyright}</p>
          {legalLinks.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-6">
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
