import { exitWithError } from "../exit-with-error";
import { installBrowsers, testBrowsers } from "./install";

/* `npm run browsers`: installs the browsers that the tests need. Does nothing when they are installed. */
try {
  installBrowsers(testBrowsers());
} catch (error) {
  exitWithError((error as Error).message);
}
