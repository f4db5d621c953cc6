"use client";

import { useEffect } from "react";
import { setDocumentState } from "@/lib/enhancement/document-state";

/** Marks the document as "ready" once it is hydrated. */
export function HydrationMark() {
  useEffect(() => setDocumentState("ready"), []);
  return null;
}
