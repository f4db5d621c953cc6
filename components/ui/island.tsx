"use client";

import { type ReactNode, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";

interface IslandProps {
  /** What visitors would call the part, such as "puzzle". For the console. */
  name: string;
  /** What the server rendered, without behavior. Nothing for decoration. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * An interactive part of a page. When it throws, `fallback` replaces it and the rest of the page stays.
 *
 * `children` and `fallback` must be elements, not text: a page translator replaces text nodes, and React could then not
 * remove them.
 */
export function Island({ name, fallback = null, children }: IslandProps) {
  const isLogged = useRef(false);

  /** Logs the name once, although several elements of the part may throw. React logs the errors themselves. */
  function logFailure() {
    if (isLogged.current) return;
    isLogged.current = true;
    console.error(`The ${name} failed and ${fallback ? "is replaced by its static content" : "is left out"}.`);
  }

  return (
    <ErrorBoundary fallback={fallback} onError={logFailure}>
      {children}
    </ErrorBoundary>
  );
}
