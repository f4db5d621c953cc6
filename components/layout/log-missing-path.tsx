"use client";

import { useEffect } from "react";

/** Logs the path that has no page. It is read from the window, since 404.html has a different path. */
export function LogMissingPath() {
  useEffect(() => {
    console.error("404: no page at", window.location.pathname);
  }, []);
  return null;
}
