import { site } from "@/content/site";

/** Small text that marks sample content, until the owner replaces it. */
export function SampleNote() {
  return <small className="text-label font-normal text-ink-soft">({site.sample})</small>;
}
