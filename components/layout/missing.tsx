import { Art } from "@/components/ui/picture";
import { notFound } from "@/content/error-pages";
import { pages } from "@/content/pages";
import { buttonClasses } from "@/lib/button-classes";

/** What an unknown address shows. */
export function Missing() {
  return (
    <>
      <Art {...notFound.mascot} className="mx-auto w-52 sm:w-64" />
      <h1 className="mx-auto mt-8 max-w-2xl text-4xl font-extrabold sm:text-6xl">
        {notFound.title}
      </h1>
      <p className="mx-auto mt-4 max-w-md text-lead text-ink-soft">{notFound.lead}</p>
      <a href={pages.home.path} className={buttonClasses({ className: "mt-8" })}>
        {notFound.button}
      </a>
    </>
  );
}
