import { cardFile } from "@/lib/site/social-cards";

it("the home page and a page at /home have cards of their own", () => {
  expect(cardFile("/")).not.toBe(cardFile("/home"));
});
