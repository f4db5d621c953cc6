import { site } from "@/content/site";

/** The id of the description of every download link whose text does not name the store. */
export const storeDescriptionId = "store";

/** Says where the download links lead, for screen readers. */
export function StoreDescription() {
  return (
    <p id={storeDescriptionId} hidden>
      {site.storeLinks}
    </p>
  );
}
