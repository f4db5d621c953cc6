import { withBasePath } from "@/lib/site/base-path";

/* An ad's link opens a product, and selects a preference: `/?label=<product>&pick=<preference>`. */

const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

/** Returns the product in the address of the page, or null. */
export const adProductInAddress = () => parameter("label");

/** Returns the preference in the address of the page, or null. */
export const adPreferenceInAddress = () => parameter("pick");

/** Returns an absolute link that opens a product. */
export const linkToProduct = (id: string) => window.location.origin + withBasePath(`/?label=${id}`);
