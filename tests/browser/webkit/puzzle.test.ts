import { notChecked } from "../../not-checked";
import { skipUnless } from "../base";
import { copy, path, targets, withTargets } from "../puzzle";
import { expect, open, test } from "./test";

skipUnless(withTargets, "no product has several targets");

/** Returns what has been found, and where the phone and its first word are, in px. */
function measure() {
  const middleOf = (selector: string) => {
    const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? { left: 0, right: 0 };
    return (left + right) / 2;
  };
  return {
    found: document.querySelectorAll("#label [data-found]").length,
    distance: Math.abs(middleOf("#label [class*=parked]") - middleOf("#label [data-shown]")),
    status: document.querySelector("#label [role=status]")?.textContent ?? "",
  };
}

test("the phone moves to the first word by itself, returns, and counts it without a message", async ({ view }) => {
  await view.goto(`${process.env.SITE_ORIGIN}${path}`);
  if (!(await view.evaluate(() => CSS.supports("left", "anchor(left)"))))
    return notChecked("this browser has no anchors: the phone does not move by itself");
  await expect.poll(async () => (await view.evaluate(measure)).distance, { intervals: [50] }).toBeLessThan(3);
  await expect.poll(async () => (await view.evaluate(measure)).found).toBe(1);
  await expect.poll(async () => (await view.evaluate(measure)).distance).toBeGreaterThan(20);
  expect((await view.evaluate(measure)).status).toBe("");
});

test("a click without a pointer finds a word, and the receipt is in the window", async ({ view }) => {
  await open(view, path);
  const solve = (targets: string[]) => {
    for (const button of document.querySelectorAll<HTMLElement>("#label [role=group] button"))
      if (targets.some((target) => button.textContent?.startsWith(target))) button.click();
  };
  await view.evaluate(solve, targets);
  const receipt = (title: string) => {
    const element = document.querySelector(`#label [aria-label="${title}"]`);
    if (!element) return false;
    const { top, bottom } = element.getBoundingClientRect();
    // WPE's window is wider and lower than that of a phone or a tablet.
    const isInWindow = window.innerWidth > 500 || (top >= 0 && bottom <= window.innerHeight);
    return isInWindow && getComputedStyle(element).visibility === "visible";
  };
  await expect.poll(() => view.evaluate(receipt, copy.receipt.title)).toBe(true);
});
