"use client";

import { useNavigationTimeout } from "@/hooks/use-navigation-timeout";
import { useReturnedFocus } from "@/hooks/use-returned-focus";

/** Adds to Next's router what browsers do when they load a page themselves. */
export function PageChanges() {
  useNavigationTimeout();
  useReturnedFocus();
  return null;
}
