"use client";

import { useEffect } from "react";

/** Logs the address that has no page (the one in the window: 404.html itself has another). */
export function LogMissingPath() {
  useEffect(() => {
    console.error("404: no page at", window.location.pathname);
  }, []);
  return null;
}
