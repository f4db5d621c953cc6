import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const project = (displayName, testMatch, testEnvironment = "node") => ({
  displayName,
  testEnvironment,
  testMatch: [`<rootDir>/${testMatch}`],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/out/", "<rootDir>/test-results/"],
});

const projects = [
  project("unit", "tests/unit/**/*.test.{ts,tsx}", "jsdom"),
  project("export", "tests/export/**/*.test.ts"),
  project("customisation", "tests/customisation/*.test.ts"),
  project("hosts", "lab/hosts/*.test.ts"),
  project("owner", "lab/customisation/*.test.ts"),
];

export default async () => ({
  // By default Jest leaves one core idle, which is half of a machine with two cores.
  maxWorkers: "100%",
  testTimeout: 60_000,
  projects: await Promise.all(projects.map((project) => withNext(project)())),
});
