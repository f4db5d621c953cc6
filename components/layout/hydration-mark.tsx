"use client";

import { useLayoutEffect } from "react";
import { setDocumentState } from "@/lib/enhancement/document-state";

/** Marks the document as "ready" once it is hydrated. In a layout effect, because the sections read the mark when they hydrate. */
export function HydrationMark() {
  useLayoutEffect(() => setDocumentState("ready"), []);
  return null;
}
