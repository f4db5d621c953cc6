import clsx from "clsx";
import { ContentPage } from "@/components/layout/content-page";
import { PageCta } from "@/components/layout/page-cta";
import { IngredientPackage } from "@/components/ui/ingredient-package";
import { Art, Photo } from "@/components/ui/picture";
import { Paragraphs, RichText } from "@/components/ui/rich-text";
import { SampleNote } from "@/components/ui/section";
import { aboutUs } from "@/content/about-us";
import { home } from "@/content/home";
import { pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/page-metadata";
import styles from "./page.module.css";

export const metadata = pageMetadata(pages.aboutUs);

export default function AboutUsPage() {
  const { rule } = aboutUs;
  return (
    <ContentPage page={pages.aboutUs} background="bg-milk" lead={aboutUs.lead} picture={<Packages />}>
      <div className="mt-10 grid gap-12 lg:gap-16">
        {aboutUs.people.map(({ name, role, biography, portrait, sample }) => (
          <article key={name} className={clsx(styles.person, "border-t-8 border-ink pt-5")}>
            <div className={styles.photo}>
              <Photo
                {...portrait}
                sizes="(min-width: 64rem) 276px, (min-width: 40rem) 196px, calc(44vw - 22px)"
                className="border-2 border-ink"
                isEager
              />
            </div>
            <div className={styles.name}>
              <h2 className="text-2xl font-heavy leading-tight sm:text-3xl">{name}</h2>{" "}
              <p className="font-bold text-cobalt">
                <span>{role}</span> {sample && <SampleNote />}
              </p>
            </div>
            <div className={styles.biography}>
              <Paragraphs className="mt-4 max-w-2xl lg:text-xl">{biography}</Paragraphs>
            </div>
          </article>
        ))}
      </div>
      <section aria-labelledby="rule" className={clsx(styles.rule, "border-2 border-ink bg-milk")}>
        <h2 id="rule" className="text-base font-bold">
          {rule.title}
        </h2>
        <p className={clsx(styles.ruleText, "text-wrap font-display text-2xl leading-tight font-heavy lg:text-4xl")}>
          {rule.text}
        </p>
        <Art {...rule.mascot} className={styles.ruleMascot} />
        <p className={clsx(styles.ruleLinks, "border-t-2 border-ink font-bold text-wrap")}>
          <RichText>{rule.links}</RichText>
        </p>
      </section>
      <PageCta {...aboutUs.ending} />
      {aboutUs.formerly && <p className="mt-4 text-label text-ink-soft">{aboutUs.formerly}</p>}
    </ContentPage>
  );
}

/** Three packages of the landing page, on the edge of the title. */
function Packages() {
  return (
    <div aria-hidden="true" className={styles.packages}>
      {home.whoThisHelps.cards.slice(0, 3).map(({ icon, word }) => (
        <IngredientPackage key={word} icon={icon} word={word} />
      ))}
    </div>
  );
}
