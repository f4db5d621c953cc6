import { pose } from "@/content/drawings";
import type { NotFound } from "@/content/schema";

export const notFound: NotFound = {
  seo: {
    title: "No such page · Lumen",
    description: "Lumen shone on this address and found an empty shelf. Every page is linked from the start.",
  },
  title: "Lumen found nothing",
  lead: "The shelf at this address is empty.",
  button: "To the start",
  mascot: pose("upside-down"),
};
