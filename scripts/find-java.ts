import { spawnSync } from "node:child_process";

/** The command that runs Java. Throws one line where there is none. */
export function findJava(): string {
  if (spawnSync("java", ["-version"]).status !== 0)
    throw new Error("no Java on this machine: the Nu checker needs one");
  return "java";
}
