"use client";

import { buttonVariants } from "@/components/ui/button";
import { errorPage } from "@/content/error-page";
import { withBasePath } from "@/lib/site/base-path";

/** The page after a rendering error. The home link is a full page load, because the app may be broken. */
export function ErrorScreen({ error }: { error: { message: string } }) {
  return (
    <main id="main" className="column py-14 text-center">
      <h1 className="text-4xl font-heavy">{errorPage.title}</h1>
      <p className="mt-4 text-label">{error.message}</p>
      <a href={withBasePath("/")} className={buttonVariants({ variant: "cobalt", className: "mt-8" })}>
        {errorPage.button}
      </a>
    </main>
  );
}
