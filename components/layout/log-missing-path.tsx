"use client";

import { useEffect } from "react";

/** Logs the requested path, which differs from the path of 404.html. */
export function LogMissingPath() {
  useEffect(() => {
    console.error("404: no page at", window.location.pathname);
  }, []);
  return null;
}
