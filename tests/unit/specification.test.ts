import { existsSync, readFileSync } from "node:fs";
import { constants } from "@/content/constants";
import { store } from "@/content/store";
import { filesIn } from "@/scripts/build/files";

const asSpecified = process.env.AS_SPECIFIED === "1" ? it : it.skip;
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

it.each([
  ["@tanstack/query-core", "the data client (req 128)"],
  ["next", "pages and next/script (req 137)"],
  ["@radix-ui/react-accordion", "the FAQ (req 138)"],
  ["@radix-ui/react-tooltip", "the tooltips (req 139)"],
  ["framer-motion", "motion (req 140)"],
  ["next-seo", "structured data (req 141)"],
  ["tailwindcss", "styles (req 142)"],
  ["jest", "unit tests (req 143)"],
  ["@testing-library/react", "component tests (req 143)"],
  ["playwright", "browser tests (req 143)"],
])("package.json has %s for %s", (name) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
});

it("the top-level folders and the special pages exist (req 136, 144)", () => {
  const folders = ["app", "components", "content", "hooks", "lib", "public", "scripts", "tests"];
  const files = ["app/layout.tsx", "app/page.tsx", "app/not-found.tsx", "next.config.ts"];
  expect([...folders, ...files].filter((path) => !existsSync(path))).toEqual([]);
});

it("the site is a static export (req 135)", () => {
  expect(readFileSync("next.config.ts", "utf8")).toMatch(/output: "export"/);
});

it("only copying the link shows a toast (req 134)", () => {
  const files = ["app", "components", "hooks", "lib"].flatMap((folder) =>
    filesIn(folder).map((file) => `${folder}/${file}`),
  );
  const importing = files.filter(
    (file) => /\.tsx?$/.test(file) && /useToast\(|"sonner"/.test(readFileSync(file, "utf8")),
  );
  expect(importing.sort()).toEqual(["components/layout/toaster.tsx", "hooks/use-copy-link.ts"]);
});

asSpecified("the thresholds are as specified (req 103, 104, 112, 115, 116, 133)", () => {
  expect(constants.downloadBar.shownPast).toBe(0.25);
  expect(constants.mobileBelow).toBe(768);
  expect(constants.topBarScrolledPast).toBe(10);
  expect(constants.tooltip).toMatchObject({ delay: 700, skipDelay: 300 });
  expect(constants.toasts).toEqual({ visible: 3, duration: 4000, durationWithAction: 5000 });
});

asSpecified("quotes move 0.3 px per frame, in slots of 344 px (req 102, 132)", () => {
  const { cardWidth, gap, speed } = constants.marquee;
  expect(speed / 60).toBeCloseTo(0.3);
  expect(cardWidth + gap).toBe(344);
  // The specified unit of the card width is 4 px.
  expect(cardWidth / 4).toBe(80);
});

asSpecified("links start as the store link, with the landing page as the default source (req 117, 121)", () => {
  expect(store.link).toMatch(/^https:\/\/apps\.apple\.com\//);
  expect(store.defaultSource).toMatch(/landing/);
});
