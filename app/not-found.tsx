import type { Metadata } from "next";
import { Footer } from "@/components/layout/footer";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Art } from "@/components/ui/picture";
import { notFound } from "@/content/not-found";
import { pages } from "@/content/pages";

/* Next adds noindex to this page. */
export const metadata: Metadata = notFound.seo;

export default function NotFound() {
  return (
    <>
      <main id="main" tabIndex={-1} className="edges behind-top-bar bg-milk pt-12 pb-24 text-center sm:pt-20 sm:pb-32">
        <Art {...notFound.mascot} className="mx-auto w-52 sm:w-64" />
        <h1 className="mx-auto mt-8 max-w-2xl text-4xl font-heavy sm:text-6xl">{notFound.title}</h1>
        <p className="mx-auto mt-4 max-w-md text-lead text-ink-soft">{notFound.lead}</p>
        <Link href={pages.home.path} className={buttonVariants({ variant: "cobalt", className: "mt-8" })}>
          {notFound.button}
        </Link>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, smaller than a client component
          dangerouslySetInnerHTML={{ __html: 'console.error("404: no page at", location.pathname)' }}
        />
      </main>
      <Footer />
    </>
  );
}
