import type { LabelProduct } from "@/content/schema";

/** What the label is stuck on: its top rises over the panel, its body runs on to the section's edge. */
export function Vessel({ kind }: { kind: LabelProduct["vessel"] }) {
  return (
    <div key={kind} aria-hidden="true" data-vessel={kind} className="vessel">
      <img src={`/assets/art/vessels/${kind}.svg`} width="400" height="120" alt="" />
      <div className="vessel-body" />
    </div>
  );
}
