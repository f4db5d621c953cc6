import { brand } from "./brand";
import type { ErrorPage, NotFound } from "./schema";

/** The page for addresses that lead nowhere (404). */
export const notFound: NotFound = {
  seo: {
    title: `Page not found · ${brand.name}`,
    description:
      "This page does not exist, or no longer does. The front page knows where everything is kept.",
  },
  title: "Oops! Page not found",
  lead: "I have read this address twice, upside down too. There is nothing on it.",
  button: "Return to Home",
  mascot: { src: "/assets/art/mascot/upside-down.svg", width: 320, height: 320, alt: "" },
};

/** What stands where a page cannot be drawn. */
export const errorPage: ErrorPage = {
  title: "Unexpected Application Error!",
  button: "Return to Home",
};
