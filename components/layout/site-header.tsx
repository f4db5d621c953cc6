import { Art } from "@/components/ui/picture";
import { column } from "@/components/ui/section";
import { brand } from "@/content/brand";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { HeaderBar } from "./header-bar";

export function SiteHeader() {
  return (
    <HeaderBar>
      <div className={`${column} flex h-16 items-center justify-between gap-4`}>
        <a
          href={pages.home.path}
          className="flex min-h-11 items-center gap-2 font-display text-2xl font-extrabold tracking-tight"
        >
          <Art {...site.logo} isEager />
          {brand.name}
        </a>
        <nav aria-label={navigation.label} className="hidden md:block">
          <ul className="flex gap-8">
            {navigation.links.map(({ label, href }) => (
              <li key={href}>
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
      </div>
    </HeaderBar>
  );
}
