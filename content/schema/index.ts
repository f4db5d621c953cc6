/*
 * The schema of all content, in a file for each module of content/. The modules take their types from it, and scripts/content/
 * validates them before every build and after every edit. Each schema is exported under the name of the content that it
 * validates. The site imports only types from here, so zod never reaches the browser.
 */

export * from "./about-us";
export * from "./brand";
export type * from "./common";
export * from "./constants";
export * from "./copy-policy";
export * from "./error-page";
export * from "./faq";
export * from "./flags";
export * from "./home";
export * from "./ingredients-page";
export * from "./launch";
export * from "./legal";
export * from "./navigation";
export * from "./not-found";
export * from "./pages";
export * from "./privacy-note";
export * from "./products";
export * from "./scripts";
export * from "./site";
export * from "./store";
export * from "./testimonials";
export * from "./theme";
export * from "./what-it-does";
export * from "./why-i-built-this";
