import { errorPage } from "../../../content/error-page";
import { faq } from "../../../content/faq";
import { home } from "../../../content/home";
import { alteredPage, initialScripts, landingPage, upToData, withLandingPage } from "../delivered";
import { toExpression } from "../to-expression";
import { runTranslator } from "../translator";
import type { EnginePage } from "./engine";
import { openAnswers, scrollAndClick, scrollIntoView, textOf } from "./helpers";
import { expect, open, test } from "./test";

/* A delivered page never gets worse, in WebKit too: tests/browser/loading.test.ts has all cases. */

const stateOf = (view: EnginePage) => view.evaluate(() => document.documentElement.dataset.state);
const answersShown = async (view: EnginePage) => (await openAnswers(view)).length;

/** Expects every answer, and no control that can be used. */
async function expectStaticPage(view: EnginePage) {
  await expect.poll(() => stateOf(view), { timeout: 30_000 }).toBe("static");
  expect(await answersShown(view)).toBe(faq.length);
  expect(await textOf(view, "body")).not.toContain(errorPage.title);
  const reachable = await view.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")];
    for (const button of buttons) button.focus();
    return document.activeElement?.tagName === "BUTTON";
  });
  expect(reachable).toBe(false);
}

test("the page stays as it was delivered when one of its scripts is lost", async ({ view, serveWith }) => {
  const origin = await serveWith((request, response, serveFile) => {
    if (request.url === initialScripts.at(-1)) response.writeHead(503).end();
    else serveFile();
  });
  await view.goto(`${origin}/`);
  await expectStaticPage(view);
});

test("the page stays as it was delivered when it ends early, or a filter alters its data", async ({
  view,
  serveWith,
}) => {
  for (const body of [upToData, alteredPage]) {
    expect(body).not.toBe(landingPage);
    const origin = await serveWith(withLandingPage(body));
    await view.goto(`${origin}/`);
    await expectStaticPage(view);
  }
});

test("the rest of the page works when a part throws", async ({ view, serveWith }) => {
  const breakScroller = () => {
    const get = () => {
      document.documentElement.dataset.broken = "";
      throw new Error("broken by the test");
    };
    Object.defineProperty(HTMLUListElement.prototype, "scrollWidth", { get });
  };
  const script = `<head><script>${toExpression(breakScroller)};document.currentScript.remove()</script>`;
  const origin = await serveWith(withLandingPage(landingPage.replace("<head>", script)));
  await open(view, "/", origin);
  await scrollAndClick(view, `#question-${faq[1]?.id} button`);
  await expect.poll(() => answersShown(view)).toBe(1);
  await expect.poll(() => view.evaluate(() => "broken" in document.documentElement.dataset)).toBe(true);
  expect(await textOf(view, "body")).not.toContain(errorPage.title);
  expect(await textOf(view, `#${home.whoThisHelps.id} h2`)).not.toBe("");
});

test("the page works when Safari's translator has replaced its texts", async ({ view }) => {
  await open(view);
  await view.evaluate(runTranslator, { delay: 0, from: "hydration" });
  await scrollIntoView(view, `#question-${faq[1]?.id}`);
  // React replaces the questions now. Between the press and the release of a mouse, that would be no click.
  await expect.poll(() => view.evaluate(() => document.querySelectorAll("main [data-pending]").length)).toBe(0);
  await scrollAndClick(view, `#question-${faq[1]?.id} button`);
  await expect.poll(() => answersShown(view)).toBe(1);
  await scrollAndClick(view, `#question-${faq[2]?.id} button`);
  await expect.poll(() => answersShown(view)).toBe(1);
  expect(await textOf(view, `#question-${faq[2]?.id}`)).toContain("⟦");
  expect(await textOf(view, "body")).not.toContain(errorPage.title);
});
