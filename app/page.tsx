import { LandingPage } from "@/app/landing-page";
import { pages } from "@/content/pages";
import { products } from "@/content/products";
import { pageMetadata } from "@/lib/site/page-metadata";

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return <LandingPage products={products} />;
}
