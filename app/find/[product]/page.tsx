import { notFound } from "next/navigation";
import { LandingPage } from "@/app/landing-page";
import { pages } from "@/content/pages";
import { products } from "@/content/products";
import { findPage } from "@/lib/site/find-page";
import { pageMetadata } from "@/lib/site/page-metadata";

/* The landing page with one of the products first, for an ad's link and for a dare. */
export const dynamicParams = false;

export function generateStaticParams() {
  return products.map(({ id }) => ({ product: id }));
}

interface Props {
  params: Promise<{ product: string }>;
}

async function productOf({ params }: Props) {
  const { product: id } = await params;
  return products.find((product) => product.id === id) ?? notFound();
}

export const generateMetadata = async (props: Props) => pageMetadata(findPage(await productOf(props)), pages.home.path);

export default async function FindPage(props: Props) {
  const first = await productOf(props);
  const others = products.filter((product) => product !== first);
  return <LandingPage products={[first, ...others]} />;
}
