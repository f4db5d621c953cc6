import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const project = (displayName, testMatch, options = {}) => ({
  displayName,
  testEnvironment: "node",
  testMatch: [`<rootDir>/${testMatch}`],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/out/", "<rootDir>/test-results/"],
  ...options,
});

/* Tests of behavior see the content of tests/fixture-site, so that no edit of an owner can break them. */
const onFixtureSite = { resolver: "<rootDir>/tests/fixture-site/resolver.cjs" };

const projects = [
  project("unit", "tests/unit/**/*.test.{ts,tsx}", {
    ...onFixtureSite,
    testEnvironment: "jsdom",
    setupFilesAfterEnv: ["<rootDir>/tests/unit/setup.ts"],
  }),
  project("export", "tests/export/**/*.test.ts", {
    ...onFixtureSite,
    globalSetup: "<rootDir>/tests/fixture-site/jest-setup.mjs",
    // The budgets are those of the real site.
    testPathIgnorePatterns: ["budgets.test"],
  }),
  project("content", "tests/{content,export}/*.test.ts", { globals: { IS_OWNERS_SITE: true } }),
  project("release", "tests/release/*.test.ts"),
  project("hosts", "lab/hosts/*.test.ts"),
  project("owner", "lab/customisation/*.test.ts"),
];

export default async () => ({
  // By default Jest leaves one core idle, which is half of a machine with two cores.
  maxWorkers: "100%",
  testTimeout: 60_000,
  projects: await Promise.all(projects.map((project) => withNext(project)())),
});
