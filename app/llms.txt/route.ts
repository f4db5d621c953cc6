import { brand } from "@/content/brand";
import { faq } from "@/content/faq";
import { glossary, shortAnswer } from "@/content/glossary";
import { home } from "@/content/home";
import { pageList, pages } from "@/content/pages";
import { plainText } from "@/content/plain-text";
import { app, site } from "@/content/site";
import { store } from "@/content/store";
import { addressOf } from "@/lib/page-metadata";

export const dynamic = "force-static";

const link = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`;

/** A summary of the site for answer engines, as https://llmstxt.org describes. */
export function GET() {
  const { heading, features, disclaimer } = home.disclaimer;
  const { label, path } = pages.ingredients;
  const blocks = [
    `# ${brand.name}`,
    `> ${pages.whatItDoes.seo.description}`,
    `${plainText(heading)}:`,
    features.map(({ title, description }) => `- ${title}: ${description}`).join("\n"),
    disclaimer.text,
    `## ${site.footer.linksHeading}`,
    pageList.map(({ label, path, seo }) => link(label, addressOf(path), seo.description)).join("\n"),
    `## ${plainText(home.faq.heading)}`,
    faq.map(({ id, question, answer }) => link(question, addressOf(`/#question-${id}`), answer)).join("\n"),
    `## ${label}`,
    glossary()
      .map((term) => link(term.name, addressOf(`${path}#${term.id}`), shortAnswer(term)))
      .join("\n"),
    `## ${home.pricing.price}`,
    `${link(store.badge.alt, store.link, app.operatingSystem)}\n`,
  ];
  return new Response(blocks.join("\n\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
