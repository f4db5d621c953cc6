import { existsSync } from "node:fs";
import nextJest from "next/jest.js";

// Jest keeps the NODE_ENV of its caller, and React has no act() for tests in production.
process.env.NODE_ENV = "test";

const withNext = nextJest({ dir: "./" });

/*
 * The tests in `folders`, without those in deeper folders if `isFlat`. The pattern does not contain the path of the site,
 * which may have characters of a glob, like "site [1]".
 */
const project = (displayName, folders, { isFlat = false, ...options } = {}) => ({
  displayName,
  testEnvironment: "node",
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testRegex: folders.map((folder) => `/${folder}/${isFlat ? "[^/]+" : ".+"}\\.test\\.tsx?$`),
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  ...options,
});

/* Jest refuses a folder that is missing. A copy of the site has no tests that copy the site. */
const exists = ({ roots }) => roots.every((root) => existsSync(root.replace("<rootDir>/", "")));

/* Tests of behavior see the content of tests/fixture-site, so that no edit of an owner can break them. */
const onFixtureSite = { resolver: "<rootDir>/tests/fixture-site/resolver.cjs" };

const projects = [
  project("unit", ["tests/unit"], {
    ...onFixtureSite,
    testEnvironment: "jsdom",
    setupFilesAfterEnv: ["<rootDir>/tests/unit/setup.ts"],
  }),
  project("export", ["tests/export"], {
    ...onFixtureSite,
    globalSetup: "<rootDir>/tests/fixture-site/jest-setup.mjs",
    // The budgets are those of the real site.
    testPathIgnorePatterns: ["budgets.test"],
  }),
  project("content", ["tests/content", "tests/export"], { isFlat: true, globals: { IS_OWNERS_SITE: true } }),
  project("release", ["tests/release"]),
  project("hosts", ["lab/hosts"]),
  project("owner", ["lab/customisation"]),
];

export default async () => ({
  // By default Jest leaves one core idle, which is half of a machine with two cores.
  maxWorkers: "100%",
  testTimeout: 60_000,
  projects: await Promise.all(projects.filter(exists).map((project) => withNext(project)())),
});
