import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { Page } from "playwright/test";
import { errorPage } from "../../content/error-page";
import { faq } from "../../content/faq";
import { plainText } from "../../content/schema/plain-text";
import { store } from "../../content/store";
import { out } from "../out";
import type { Respond } from "./base";
import { expect } from "./test";

/** The delivered landing page, as text. */
export const landingPage = readFileSync(path.join(out, "index.html"), "utf8");

const end = landingPage.lastIndexOf("<script>");
/** The landing page up to its last script, which has React's data. */
export const upToData = landingPage.slice(0, end);
/** With its data changed, as by a filter that replaces a word. The page's policy then refuses the script. */
export const alteredPage = upToData + landingPage.slice(end).replace(/(push\(.*?)[a-z]([a-z]{5})/s, "$1q$2");

/** For `serveWith`: serves `body` in place of the landing page. */
export const withLandingPage =
  (body: string, type = "text/html; charset=utf-8"): Respond =>
  (request, response, serveFile) => {
    if (request.url === "/") response.writeHead(200, { "Content-Type": type }).end(body);
    else serveFile();
  };

const $ = load(landingPage);
/* Without those of the hero, which follow the puzzle. */
const headingsOf = "main > section:not(#hero) h2";
const headings = $(headingsOf)
  .toArray()
  .map((heading) => $(heading).text());
const storeLinks = `main a[href="${store.link}"]`;

/** The paths of the scripts that the landing page requests before it is hydrated. */
export const initialScripts = [
  ...new Set([...landingPage.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([file]) => file)),
];

/** Expects the landing page with its headings and its links, and no error screen. */
export async function expectWholePage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(headingsOf)).toHaveText(headings);
  await expect(page.getByText(errorPage.title)).toHaveCount(0);
  expect(await page.locator(storeLinks).count()).toBe($(storeLinks).length);
  await expect(page.locator(storeLinks).first()).toBeVisible();
}

/**
 * Expects the landing page as it was delivered: with every answer, and without a control that does nothing, neither for the
 * eye nor for the keyboard nor for assistive technology.
 */
export async function expectStaticPage(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-state", "static");
  await expectWholePage(page);
  for (const { answer } of faq) await expect(page.getByRole("main").getByText(plainText(answer))).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(await deadControls(page)).toEqual([]);
}

/** Returns the buttons that look enabled, or that the Tab key reaches. */
const deadControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, [role=button]")]
      .filter((button) => {
        const isVisible = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const { pointerEvents } = getComputedStyle(button);
        button.focus();
        return isVisible && (pointerEvents !== "none" || document.activeElement === button);
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  );
