import { findWebKit } from "../../scripts/find-webkit";
import { type Opened, openWebKit } from "../webkit/open-webkit";

/** How each engine is started, by the name of the project that looks in it. */
export const engines: Record<string, () => Promise<Opened>> = {
  webkit: () => openWebKit(findWebKit()),
};
