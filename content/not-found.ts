import { brand } from "./brand";
import type { NotFound } from "./schema";

/** The 404 page. */
export const notFound: NotFound = {
  seo: {
    title: `Page not found · ${brand.name}`,
    description: "This page doesn’t exist, or no longer does. You can find everything from the home page.",
  },
  title: "Oops! Page not found",
  lead: "I’ve read this address twice, once upside down. There’s nothing on it.",
  button: "Return to Home",
  mascot: { src: "/assets/art/mascot/upside-down.svg", width: 320, height: 320, alt: "" },
};
