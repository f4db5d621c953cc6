import { slow } from "../e2e/test";
import { type Fault, faults, initialScripts, serveWithFault } from "../faulty-server";
import { open } from "./helpers";
import { expect, test } from "./test";

for (const fault of Object.keys(faults) as Fault[])
  test(
    `the page hydrates when the first response for any script is ${fault}`,
    fault === "aborted" ? {} : slow,
    async ({ view }) => {
      test.slow();
      for (const script of initialScripts()) {
        // On another port each time, so that nothing is cached.
        const site = await serveWithFault(script, fault);
        await open(view, "/", site.origin);
        expect.soft(site.requests(), script).toBeGreaterThan(1);
        const hasFailed = await view.evaluate(() => document.documentElement.classList.contains("scripts-failed"));
        expect.soft(hasFailed, script).toBe(false);
        site.close();
      }
    },
  );
