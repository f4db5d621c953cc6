import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { PersonCard } from "@/components/layout/person-card";
import { Art } from "@/components/ui/picture";
import { Highlight } from "@/components/ui/rich-text";
import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/page-metadata";

export const metadata = pageMetadata(pages.aboutUs);

export default function AboutUsPage() {
  return (
    <ContentPage
      page={pages.aboutUs}
      background="bg-milk"
      lead={aboutUs.lead}
      picture={<Packages />}
    >
      <div className="mt-10 grid gap-12 lg:gap-16">
        {aboutUs.people.map((person) => (
          <PersonCard key={person.name} {...person} />
        ))}
      </div>
      <PageCta {...aboutUs.ending} />
      {aboutUs.formerly && <p className="mt-10 text-label text-ink-soft">{aboutUs.formerly}</p>}
    </ContentPage>
  );
}

/** Three packages of the landing page, on the edge of the title. */
function Packages() {
  return (
    <div aria-hidden="true" className="-mb-8 hidden items-end gap-6 self-end lg:-mb-12 lg:flex">
      {home.whoThisHelps.cards.slice(0, 3).map(({ icon, word }) => (
        <p key={word} className="package">
          <Art {...icon} />
          <span className="package-word">
            <Highlight>{word}</Highlight>
          </span>
        </p>
      ))}
    </div>
  );
}
