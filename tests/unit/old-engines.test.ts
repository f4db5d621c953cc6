import postcss from "postcss";
import oldEngines from "@/scripts/build/postcss-old-engines.mjs";

const property = "@property --tw-leading { syntax: '*'; inherits: false }";
const initialValue = "*, ::before { --tw-leading: initial }";
const utility = ".leading { --tw-leading: 1; line-height: var(--tw-leading) }";

const rewrite = async (css: string) => (await postcss([oldEngines()]).process(css, { from: "a.css" })).css;

it("applies Tailwind's initial values without @property, @supports and @layer", async () => {
  const css = await rewrite(
    `@layer properties; ${utility} ${property} @layer properties { @supports (-moz-orient: inline) { ${initialValue} } }`,
  );
  expect(css).not.toContain("@");
  expect(css).toMatch(/^\*, ::?before \{\s+--tw-leading: initial;/m);
});

it("keeps other rules for browsers that support something", async () => {
  const css = await rewrite("@supports selector(:focus-visible) { :focus { outline: none } }");
  expect(css).toContain("@supports");
});

it.each([
  ["registers no variables", utility, "found no @property"],
  ["does not initialize a variable", `${utility} ${property}`, "expected an @supports rule that sets --tw-leading"],
  [
    "initializes it among other things",
    `${utility} ${property} @supports (a: b) { * { --tw-leading: initial; color: red } }`,
    "expected an @supports rule that sets --tw-leading",
  ],
])("stops the build when Tailwind %s", async (_, css, message) => {
  await expect(rewrite(css)).rejects.toThrow(message);
});
