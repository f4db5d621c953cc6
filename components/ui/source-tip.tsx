"use client";

import clsx from "clsx";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Source } from "@/content/schema";
import { useInView } from "@/hooks/use-in-view";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { useLate } from "@/hooks/use-late";
import { useMedia } from "@/hooks/use-media";
import { late } from "@/lib/enhancement/late";
import { ErrorBoundary } from "./error-boundary";
import styles from "./source-tip.module.css";

const lateTooltips = late(() => import("./tooltips"));

/** A term that has a tooltip. */
export interface Term {
  id: string;
  element: HTMLElement;
  /** The text of its tooltip. */
  source: string;
  /** Sets what the tooltip adds to the term's element. */
  setBehavior(behavior: TermBehavior | undefined): void;
}

/** Event handlers, and ARIA attributes. */
export type TermBehavior = ComponentProps<"span">;

interface Tips {
  /** Adds a term. Returns a function that removes it. */
  add(term: Term): () => void;
  /** Loads the tooltips for the term with this id, which opens when they have loaded. `null` takes it back. */
  request(id: string | null): void;
  /** Whether the tooltips have failed to load. Terms are then plain text. */
  hasFailed: boolean;
}

const TipsContext = createContext<Tips | null>(null);

interface SourceTipProviderProps {
  /** A span inside of a paragraph or a heading. */
  as?: "div" | "span";
  children: ReactNode;
}

/**
 * Adds tooltips to the sourced terms in `children`. The library is large, so it loads when the terms are near the window
 * and a pointer can hover, or when a term is tapped or focused.
 */
export function SourceTipProvider(props: SourceTipProviderProps) {
  return (
    <ErrorBoundary name="tooltips" fallback={<PlainTerms {...props} />}>
      <LiveTerms {...props} />
    </ErrorBoundary>
  );
}

const noTips: Tips = { add: () => () => {}, request() {}, hasFailed: true };

function PlainTerms({ as: Element = "div", children }: SourceTipProviderProps) {
  return (
    <Element>
      <TipsContext value={noTips}>{children}</TipsContext>
    </Element>
  );
}

function LiveTerms({ as: Element = "div", children }: SourceTipProviderProps) {
  const element = useRef<HTMLElement>(null);
  const [terms, setTerms] = useState<Term[]>([]);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const isNear = useInView(element, { margin: "100% 0px" });
  const canHover = useMedia("(hover: hover)");
  const tooltips = useLate(lateTooltips, isNear && canHover);

  const request = useCallback((id: string | null) => {
    setRequestedId(id);
    if (id !== null) lateTooltips.load().catch(() => setRequestedId(null));
  }, []);

  const add = useCallback((term: Term) => {
    setTerms((terms) => [...terms, term]);
    return () => setTerms((terms) => terms.filter((other) => other !== term));
  }, []);

  return (
    <Element ref={element as Ref<never>}>
      <TipsContext value={{ add, request, hasFailed: tooltips.status === "failed" }}>{children}</TipsContext>
      {/* Beside the terms and not around them, so that nothing is mounted anew when the library has loaded. */}
      {tooltips.status === "ready" && <tooltips.module.Tooltips terms={terms} requestedId={requestedId} />}
    </Element>
  );
}

interface SourceTipProps {
  source: Source;
  children: string;
}

/**
 * A term with its source in a tooltip, on hover, focus and tap. Plain text until hydration. Terms with a common
 * provider show their tooltips without a delay after another one.
 */
export function SourceTip(props: SourceTipProps) {
  return (
    <ErrorBoundary name="source tip" fallback={<span>{props.children}</span>}>
      <TermInProvider {...props} />
    </ErrorBoundary>
  );
}

function TermInProvider(props: SourceTipProps) {
  const tips = useContext(TipsContext);
  if (tips) return <TipTerm {...props} tips={tips} />;
  return (
    <SourceTipProvider as="span">
      <SourceTip {...props} />
    </SourceTipProvider>
  );
}

/** The term's element stays the same, whether it is plain text, a button that loads the tooltips, or has its tooltip. */
function TipTerm({ tips, source, children }: SourceTipProps & { tips: Tips }) {
  const { add, request, hasFailed } = tips;
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const [behavior, setBehavior] = useState<TermBehavior>();
  const text = `${source.title}, ${source.year}`;

  useEffect(() => {
    if (element.current) return add({ id, element: element.current, source: text, setBehavior });
  }, [add, id, text]);

  if (!isHydrated) return <span ref={element}>{children}</span>;
  if (hasFailed)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: plain text, where another tap tries again
      <span ref={element} onClick={() => request(id)}>
        {children}
      </span>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard focus requests it already
    <span
      ref={element}
      role="button"
      tabIndex={0}
      onFocus={() => request(id)}
      onBlur={() => request(null)}
      onClick={() => request(id)}
      {...behavior}
      className={clsx(styles.term, !behavior && styles.isLoading)}
    >
      {children}
    </span>
  );
}
