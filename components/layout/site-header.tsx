import { logo } from "@/app/generated/logo";
import { Static } from "@/components/static/static";
import { staticId } from "@/components/static/static-id";
import { column } from "@/components/ui/column";
import { brand } from "@/content/brand";
import { navigation } from "@/content/navigation";
import { pages } from "@/content/pages";
import { HeaderBar } from "./header-bar";

/* A phone of 320 px holds 6 large letters beside a link; a longer name has the link's room. */
const isShort = brand.name.length <= 6;
const nameRoom = isShort ? "" : "flex-1 basis-24 max-w-max";
const nameSize = brand.name.length > 12 ? "text-base md:text-xl" : "text-xl min-[360px]:text-2xl";

export function SiteHeader() {
  return (
    <>
      <Static part="header" as="header" className="top-bar border-b-2 border-ink bg-paper" />
      <HeaderBar of={staticId("header")} />
    </>
  );
}

export function HeaderContent() {
  const { label, links } = navigation;
  return (
    <div
      className={`${column} flex min-h-[54px] flex-wrap items-center gap-x-2 min-[360px]:gap-x-3 md:min-h-16 md:gap-x-8`}
    >
      <a
        href={pages.home.path}
        className={`mr-auto flex min-h-[44px] items-center gap-1.5 font-display font-extrabold leading-tight tracking-tight [overflow-wrap:anywhere] ${nameRoom} ${nameSize}`}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in the page for its first frame */}
        <span className="size-9 shrink-0 md:size-10" dangerouslySetInnerHTML={{ __html: logo }} />
        {brand.name}
      </a>
      <nav aria-label={label} className={isShort ? undefined : "hidden md:block"}>
        <ul className="flex gap-8">
          {links.map(({ label, href }, index) => (
            <li key={href} className={index > 0 ? "hidden md:block" : undefined}>
              <a
                href={href}
                className="inline-flex min-h-[44px] items-center font-bold underline-offset-4 hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
