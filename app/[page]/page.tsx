import { notFound } from "next/navigation";
import { ContentPage } from "@/components/layout/content-page";
import { Paragraphs } from "@/components/ui/rich-text";
import { legalPages } from "@/content/legal";
import { pageList, pages } from "@/content/pages";
import { pageMetadata } from "@/lib/site/page-metadata";
import { WhatItDoes } from "./what-it-does";

/* One path includes the product's name, and legal pages exist only when the owner has written sections for them. */
export const dynamicParams = false;

const dynamicPages = pageList.filter(
  ({ path }) => path === pages.whatItDoes.path || legalPages.some((legal) => legal.path === path),
);

export function generateStaticParams() {
  return dynamicPages.map(({ path }) => ({ page: path.slice(1) }));
}

interface Props {
  params: Promise<{ page: string }>;
}

async function pageOf({ params }: Props) {
  const { page } = await params;
  return dynamicPages.find(({ path }) => path === `/${page}`) ?? notFound();
}

export const generateMetadata = async (props: Props) => pageMetadata(await pageOf(props));

export default async function NamedPage(props: Props) {
  const page = await pageOf(props);
  const legal = legalPages.find(({ path }) => path === page.path);
  if (!legal) return <WhatItDoes />;
  return (
    <ContentPage page={page} background="bg-shelf">
      <div className="max-w-2xl">
        {legal.sections.map(({ title, body }) => (
          <section key={title} className="mt-10">
            <h2 className="text-2xl font-bold lg:text-3xl">{title}</h2>
            <Paragraphs className="mt-3">{body}</Paragraphs>
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
