import { pages } from "@/content/pages";
import type { Page, Product } from "@/content/schema";
import { findPath } from "./find-path";

/** Returns the page of a product's puzzle: the landing page with this product first. It is not in `pageList`. */
export function findPage({ id, teaser, page }: Product): Page {
  const { home } = pages;
  return {
    ...home,
    path: findPath(id),
    heading: teaser ? [{ mark: teaser }] : home.heading,
    seo: page ?? home.seo,
  };
}
