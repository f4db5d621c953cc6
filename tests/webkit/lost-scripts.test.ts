import { slow } from "../e2e/test";
import { type Fault, faults, initialScripts, serveWithFault } from "../faulty-server";
import type { EnginePage } from "./engine";
import { open } from "./helpers";
import { expect, test } from "./test";

/** Loses the first response for each script in turn, and expects that the page hydrates. */
async function expectHydration(view: EnginePage, scripts: string[], fault: Fault) {
  for (const script of scripts) {
    // On another port each time, so that nothing is cached.
    const site = await serveWithFault(script, fault);
    await open(view, "/", site.origin);
    expect.soft(site.requests(), script).toBeGreaterThan(1);
    site.close();
  }
}

test("the page hydrates when the first response for its first or last script is aborted", async ({ view }) => {
  const scripts = initialScripts();
  expect(scripts.length).toBeGreaterThan(5);
  await expectHydration(view, [...scripts.slice(0, 1), ...scripts.slice(-1)], "aborted");
});

for (const fault of Object.keys(faults) as Fault[])
  test(`the page hydrates when the first response for any script is ${fault}`, slow, async ({ view }) => {
    test.slow();
    await expectHydration(view, initialScripts(), fault);
  });
