import { vesselPicture } from "./vessel";

const fetchLabels = () => import("@/content/labels");

/**
 * Every product with its explanations, in a file of its own; asked for once more when it does not come.
 * Rejects then. The pictures of what they come on are on their way with it.
 */
export async function loadLabels() {
  const { labels } = await fetchLabels().catch(fetchLabels);
  for (const { vessel } of labels) new Image().src = vesselPicture(vessel);
  return labels;
}
