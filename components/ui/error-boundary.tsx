"use client";

import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What visitors would call the part, such as "puzzle". For the console. */
  name: string;
  /** What the server rendered, without behavior. Left out if it throws as well. Nothing for decoration. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Catches what a part of the page throws while it renders or in an effect. `fallback` replaces the part, and the rest of
 * the page stays.
 *
 * `children` and `fallback` must be elements, not text: a page translator replaces text nodes, and React could then not
 * remove them.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false };
  private isLogged = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Logs the name once, although several elements of the part may throw. React logs the errors themselves. */
  componentDidCatch() {
    if (this.isLogged) return;
    this.isLogged = true;
    const { name, fallback } = this.props;
    console.error(`The ${name} failed and is ${fallback ? "replaced by its static content" : "left out"}.`);
  }

  render() {
    const { name, fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (!fallback) return null;
    return <ErrorBoundary name={name}>{fallback}</ErrorBoundary>;
  }
}
