import { legalPages } from "@/content/legal";
import { pageList, pages } from "@/content/pages";
import { pageMetadata } from "@/lib/page-metadata";
import { Legal } from "./legal";
import { WhatItDoes } from "./what-it-does";

/*
 * Pages whose address is content: one holds the product's name, and Next has no segment that is dynamic in part; of the
 * legal ones there are as many as the owner has written.
 */
export const dynamicParams = false;

const named = pageList.filter(
  ({ path }) => path === pages.whatItDoes.path || legalPages.some((legal) => legal.path === path),
);

export function generateStaticParams() {
  return named.map(({ path }) => ({ page: path.slice(1) }));
}

interface Props {
  params: Promise<{ page: string }>;
}

async function pageOf({ params }: Props) {
  const { page } = await params;
  return named.find(({ path }) => path === `/${page}`) ?? pages.whatItDoes;
}

export const generateMetadata = async (props: Props) => pageMetadata(await pageOf(props));

export default async function NamedPage(props: Props) {
  const page = await pageOf(props);
  const legal = legalPages.find(({ path }) => path === page.path);
  return legal ? <Legal page={page} sections={legal.sections} /> : <WhatItDoes />;
}
