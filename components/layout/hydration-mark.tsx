"use client";

import { useEffect } from "react";
import { enterState } from "@/lib/enhancement/document-state";

/** Marks the document as "ready" once it is hydrated. */
export function HydrationMark() {
  useEffect(() => enterState("ready"), []);
  return null;
}
