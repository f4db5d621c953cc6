import { hydrateRoot } from "react-dom/client";
import { faq } from "@/content/faq";
import { Accordion } from "./accordion";

/** Makes the questions that the server drew in `container` React's own. */
export function hydrateQuestions(container: Element) {
  hydrateRoot(container, <Accordion items={faq} />);
}
