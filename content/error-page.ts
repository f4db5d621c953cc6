import type { ErrorPage } from "./schema";

/** The page for rendering errors. */
export const errorPage: ErrorPage = {
  title: "Unexpected Application Error!",
  button: "Return to Home",
};
