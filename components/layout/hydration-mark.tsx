"use client";

import { useLayoutEffect } from "react";
import { setDocumentState } from "@/lib/enhancement/document-state";

/** Marks the document as "ready" once it is hydrated. In a layout effect, so before the sections hydrate, which read the mark. */
export function HydrationMark() {
  useLayoutEffect(() => setDocumentState("ready"), []);
  return null;
}
