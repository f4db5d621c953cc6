import type { Metadata } from "next";
import { LogMissingPath } from "@/components/layout/log-missing-path";
import { Static } from "@/components/static/static";
import { edges } from "@/components/ui/column";
import { notFound } from "@/content/error-pages";

/* Next itself tells crawlers not to index it. */
export const metadata: Metadata = notFound.seo;

/* Next carries this page inside every other. */
export default function NotFound() {
  return (
    <>
      <main id="main" className={`bg-milk pt-12 pb-24 text-center sm:pt-20 sm:pb-32 ${edges}`}>
        <Static part="missing" />
        <LogMissingPath />
      </main>
      <Static part="footer" />
    </>
  );
}
