import { constants } from "../../../content/constants";
import { expect, open, test } from "./test";

test("the download bar is shown exactly past 25 percent (req 112, 113, 114)", async ({ view }) => {
  await open(view);
  const isBarOnTop = () => {
    const hit = document.elementFromPoint(window.innerWidth - 60, window.innerHeight - 30);
    return Boolean(hit?.closest("aside a"));
  };
  for (const offset of [-2, 2, -2]) {
    await view.evaluate(
      (share, offset) => {
        const length = document.documentElement.scrollHeight - window.innerHeight;
        window.scrollTo({ top: Math.floor(length * share) + offset, behavior: "instant" });
      },
      constants.downloadBar.shownPast,
      offset,
    );
    await expect.poll(() => view.evaluate(isBarOnTop)).toBe(offset > 0);
  }
});
