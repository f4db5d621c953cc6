/** The modules with copy. scripts/content/ checks their exports that have a schema of the same name. */

export * as aboutUs from "./about-us";
export * as brand from "./brand";
export * as constants from "./constants";
export * as copyPolicy from "./copy-policy";
export * as errorPage from "./error-page";
export * as faq from "./faq";
export * as flags from "./flags";
export * as home from "./home";
export * as ingredientsPage from "./ingredients-page";
export * as launch from "./launch";
export * as legal from "./legal";
export * as navigation from "./navigation";
export * as notFound from "./not-found";
export * as pages from "./pages";
export * as privacyNote from "./privacy-note";
export * as products from "./products";
export * as scripts from "./scripts";
export * as site from "./site";
export * as store from "./store";
export * as testimonials from "./testimonials";
export * as theme from "./theme";
export * as whatItDoes from "./what-it-does";
export * as whyIBuiltThis from "./why-i-built-this";
