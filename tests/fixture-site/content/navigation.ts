import type { Navigation } from "@/content/schema";

export const navigation: Navigation = {
  label: "Top",
  links: [
    { text: "In steps", href: "/#how-to-use" },
    { text: "In detail", href: "/what-lumen-does" },
    { text: "Doubts", href: "/#faq" },
    { text: "The team", href: "/about-us" },
  ],
};
