import { StoreLink } from "@/components/store/store-link";
import { buttonVariants } from "@/components/ui/button";
import { InlineDrawing } from "@/components/ui/inline-drawing";
import { Link } from "@/components/ui/link";
import { Part } from "@/components/ui/part";
import { Art } from "@/components/ui/picture";
import { brand } from "@/content/brand";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { logo } from "@/generated/logo";
import { isLongName } from "@/lib/text/is-long-name";
import { TopBar } from "./top-bar";

const nameSize = isLongName(brand.name) ? "text-base md:text-xl" : "text-xl xs:text-2xl";

/** The top bar of every page: mascot and name as a link to the home page, and links in wide windows. */
export function SiteHeader() {
  const { label, download, links } = navigation;
  return (
    <Part name="top bar" className="contents">
      <TopBar>
        <div className="column flex min-h-12 flex-wrap items-center gap-x-2 xs:gap-x-3 md:min-h-16 md:gap-x-8">
          <Link
            href={pages.home.path}
            className={`mr-auto flex min-h-[44px] items-center gap-1.5 font-display font-heavy leading-tight tracking-tight wrap-anywhere ${nameSize}`}
          >
            <Logo className="size-9 shrink-0 md:size-10" />
            {brand.name}
          </Link>
          <nav aria-label={label} className="hidden md:block">
            <ul className="flex gap-8">
              {links.map(({ text, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-flex min-h-[44px] items-center font-bold underline-offset-4 hover:underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <StoreLink
            placement="top-bar"
            className={buttonVariants({ variant: "cobalt", size: "wide", className: "max-lg:hidden" })}
          >
            {download}
          </StoreLink>
        </div>
      </TopBar>
    </Part>
  );
}

function Logo({ className }: { className: string }) {
  if (logo !== null) return <InlineDrawing svg={logo} className={className} />;
  return (
    <span className={className}>
      <Art {...site.logo} alt="" isEager />
    </span>
  );
}
