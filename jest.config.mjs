import nextJest from "next/jest.js";

// Jest keeps the NODE_ENV of its caller, and React has no act() for tests in production.
process.env.NODE_ENV = "test";

const withNext = nextJest({ dir: "./" });

/* The pattern does not contain the path of the site, which may have characters of a glob, like "site [1]". */
const project = (folder, options) => ({
  displayName: folder.split("/").at(-1),
  testEnvironment: "node",
  roots: [`<rootDir>/${folder}`],
  testRegex: [`/${folder}/.+\\.test\\.tsx?$`],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  ...options,
});

const projects = [
  project("tests/unit", { setupFilesAfterEnv: ["<rootDir>/tests/unit/setup.ts"] }),
  project("tests/pages"),
  project("lab/hosts"),
];

export default async () => ({
  // By default Jest leaves one core idle, which is half of a machine with two cores.
  maxWorkers: "100%",
  testTimeout: 60_000,
  projects: await Promise.all(projects.map((project) => withNext(project)())),
});
