import clsx from "clsx";
import { StoreBadge } from "@/components/store/store-badge";
import { Link } from "@/components/ui/link";
import { Part } from "@/components/ui/part";
import { brand } from "@/content/brand";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { legalLinks } from "@/lib/site/legal-links";
import { isLongName } from "@/lib/text/is-long-name";
import { privacyNote } from "@/lib/third-parties/privacy-note";
import styles from "./footer.module.css";

const nameSize = isLongName(brand.name) ? "text-xl" : "text-[min(3rem,12vw)]";

/* The top bar already links to the home page. */
const otherPages = Object.values(pages)
  .filter(({ path }) => path !== pages.home.path)
  .map(({ linkText, path }) => ({ text: linkText, href: path }));

const taglineId = "tagline";

const linkClasses = "inline-flex min-h-11 items-center py-1.5 leading-tight wrap-anywhere hover:underline";

const thirdParties = privacyNote.thirdParties.map(({ name, hosts, purpose }) => {
  const origin = hosts.length > 0 ? ` (${hosts.join(", ")})` : "";
  return `${name}${origin} ${purpose}`;
});

/** The footer of every page: name, links, badge, privacy note and small print. */
export function Footer() {
  const { tagline, social, copyright, disclaimer, disclaimerLead, linksHeading } = site.footer;
  const email = brand.email.replaceAll("&", "&amp;");
  const legal = legalLinks();
  return (
    <Part as="footer" name="footer" className={clsx(styles.footer, "on-dark pt-6 pb-6 text-paper lg:pt-10")}>
      <div className={clsx(styles.columns, "column grid gap-x-4 gap-y-3 md:grid-cols-12 md:gap-x-8")}>
        <div className={clsx(styles.brand, "col-span-full md:col-span-4 lg:col-span-5")}>
          <p
            className={clsx(styles.name, nameSize, "font-display font-heavy leading-none tracking-tight wrap-anywhere")}
          >
            {brand.name}
          </p>
          <p id={taglineId} className={clsx(styles.tagline, "mt-1 mb-3 wrap-anywhere")}>
            {tagline}
          </p>
          <StoreBadge placement="footer" describedBy={taglineId} isSmall className={styles.badge} />
        </div>
        <nav aria-label={linksHeading} className="md:col-span-4">
          <ul>
            <LinkItems links={otherPages} />
          </ul>
        </nav>
        <div className="md:col-span-4 lg:col-span-3">
          <ul role="list">
            <LinkItems links={social} />
            <li>
              {/* As HTML, so that React ignores a CDN's changes to the address, such as Cloudflare's e-mail obfuscation. */}
              <a
                href={`mailto:${brand.email}`}
                className={linkClasses}
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the content's e-mail address
                dangerouslySetInnerHTML={{ __html: email }}
              />
            </li>
          </ul>
        </div>
        <div className="col-span-full grid gap-y-2 border-t border-rule pt-4 text-label wrap-anywhere">
          <p>
            <strong>{disclaimerLead}</strong> <span>{disclaimer}</span>
          </p>
          {/* The third parties that the page loads files from, and its cookies. */}
          <p id="third-parties">
            <strong>{privacyNote.lead}</strong> <span>{[...thirdParties, privacyNote.cookies].join(" ")}</span>
          </p>
          <p>{copyright}</p>
          {legal.length > 0 && (
            <ul role="list" className="flex flex-wrap gap-x-6">
              <LinkItems links={legal} />
            </ul>
          )}
        </div>
      </div>
    </Part>
  );
}

function LinkItems({ links }: { links: { text: string; href: string }[] }) {
  return links.map(({ text, href }) => (
    <li key={href}>
      <Link href={href} className={linkClasses}>
        {text}
      </Link>
    </li>
  ));
}
