import { readFileSync } from "node:fs";
import { placements } from "@/components/store/placements";

it("docs/editing.md lists the placement of every download link", () => {
  const guide = readFileSync("docs/editing.md", "utf8");
  const [, paragraph = ""] = /^Placements are ([\s\S]+?)\n\n/m.exec(guide) ?? [];
  const listed = [...paragraph.matchAll(/`(.+?)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...placements].sort());
});
