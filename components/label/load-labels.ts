const fetchLabels = () => import("@/content/labels");

/** Every product with its explanations, in a file of its own; asked for once more when it does not come. Rejects then. */
export async function loadLabels() {
  const { labels } = await fetchLabels().catch(fetchLabels);
  return labels;
}
