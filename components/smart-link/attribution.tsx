"use client";

import { useEffect } from "react";
import type { Store } from "@/content/schema";
import { tagLinks } from "./tag-links";

export interface AttributionProps {
  /** The address of the provider's script. */
  src: string;
  consent: Store["consent"];
}

/** Has the provider's script tag the download links, once a visit. */
export function Attribution({ src, consent }: AttributionProps) {
  useEffect(() => {
    if (!window.smartLink) tagLinks(src, consent);
  }, [src, consent]);
  return null;
}
