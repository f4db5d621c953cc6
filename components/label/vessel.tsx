import { useEffect, useState } from "react";
import type { LabelProduct } from "@/content/schema";

type Kind = LabelProduct["vessel"];

/** How long the one before takes to leave, in ms (label.css). */
const leaving = 160;

/** The address of a vessel's drawing. */
export function vesselPicture(kind: Kind): string {
  return `/assets/art/vessels/${kind}.svg`;
}

interface VesselProps {
  kind: Kind;
  /** Printed on it, below the label. */
  brand: string;
}

/** What the label is stuck on: its top rises over the panel, its body runs on to the section's edge. */
export function Vessel({ kind, brand }: VesselProps) {
  const [shown, setShown] = useState({ kind, brand, isNext: false });

  useEffect(() => {
    if (kind === shown.kind && brand === shown.brand) return;
    const timer = setTimeout(() => setShown({ kind, brand, isNext: true }), leaving);
    return () => clearTimeout(timer);
  }, [kind, brand, shown]);

  return (
    <div
      key={shown.kind}
      aria-hidden="true"
      data-vessel={shown.kind}
      data-arriving={shown.isNext || undefined}
      data-leaving={kind !== shown.kind || undefined}
      className="vessel"
    >
      <img src={vesselPicture(shown.kind)} width="390" height="800" alt="" />
      <div data-brand={shown.brand} className="vessel-body" />
    </div>
  );
}
