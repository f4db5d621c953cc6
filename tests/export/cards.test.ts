import path from "node:path";
import { cardFile } from "@/components/seo/cards";
import { cardFaults } from "../cards";
import { exportedPages, out } from "./exported";

it.each(exportedPages)(
  "the social card of $label keeps its words in every crop, on any ground",
  async ({ path: address }) => {
    expect(await cardFaults(path.join(out, "cards", cardFile(address)))).toEqual([]);
  },
);
