import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const shared = {
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/out/", "<rootDir>/test-results/"],
};

const projects = [
  {
    ...shared,
    displayName: "unit",
    testEnvironment: "jsdom",
    testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"],
  },
  {
    ...shared,
    displayName: "export",
    testEnvironment: "node",
    testMatch: ["<rootDir>/tests/export/**/*.test.ts"],
  },
  {
    ...shared,
    displayName: "hosts",
    testEnvironment: "node",
    testMatch: ["<rootDir>/tests/hosts/*.test.ts"],
  },
  {
    ...shared,
    displayName: "owner",
    testEnvironment: "node",
    testMatch: ["<rootDir>/tests/owner/**/*.test.ts"],
  },
];

export default async () => ({
  // A core is not kept free for anyone: half the machine would idle where there are two.
  maxWorkers: "100%",
  // Room for a machine that is busy with something else.
  testTimeout: 60_000,
  projects: await Promise.all(projects.map((project) => withNext(project)())),
});
