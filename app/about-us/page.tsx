import { PersonCard } from "@/components/layout/person-card";
import { StoryEnding } from "@/components/layout/story-ending";
import { StoryPage } from "@/components/layout/story-page";
import { pageMetadata } from "@/components/seo/metadata";
import { aboutUs } from "@/content/about-us";
import { pages } from "@/content/pages";

export const metadata = pageMetadata(pages.aboutUs);

export default function AboutUsPage() {
  return (
    <StoryPage page={pages.aboutUs} ground="bg-milk" lead={aboutUs.lead}>
      <div className="mt-10 grid gap-12 lg:gap-16">
        {aboutUs.people.map((person) => (
          <PersonCard key={person.name} {...person} />
        ))}
      </div>
      <StoryEnding>{aboutUs.ending}</StoryEnding>
      {aboutUs.formerly && <p className="mt-10 text-label text-ink-soft">{aboutUs.formerly}</p>}
    </StoryPage>
  );
}
