import { pageList } from "../../content/pages";
import { plainText } from "../../content/plain-text";

/** Every page, with the heading that tells a visitor where she is. */
export const pages = pageList.map(({ path, heading }) => ({ path, title: plainText(heading) }));

export const missing = "/no/such-page";
