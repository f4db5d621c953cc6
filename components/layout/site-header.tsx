import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import { column } from "@/components/ui/column";
import { Art } from "@/components/ui/picture";
import { brand } from "@/content/brand";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { HeaderBar } from "./header-bar";

export function SiteHeader() {
  const { label, links, download } = navigation;
  return (
    <HeaderBar>
      <div
        className={`${column} flex min-h-[54px] flex-wrap items-center gap-x-3 md:min-h-16 md:gap-x-8`}
      >
        <a
          href={pages.home.path}
          className="mr-auto flex min-h-11 items-center gap-1.5 font-display text-xl font-extrabold tracking-tight min-[360px]:text-2xl"
        >
          <Art {...site.logo} className="size-9 md:size-10" isEager />
          {brand.name}
        </a>
        <nav aria-label={label}>
          <ul className="flex gap-8">
            {links.map(({ label, href }, at) => (
              <li key={href} className={at > 0 ? "hidden md:block" : undefined}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <StoreLink className={buttonClasses({ isSmall: true })}>
          {download.short}
          <span className="sr-only md:not-sr-only">{download.rest}</span>
        </StoreLink>
      </div>
    </HeaderBar>
  );
}
