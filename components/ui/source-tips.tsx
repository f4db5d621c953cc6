"use client";

import { type ComponentType, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import type { TooltipProps } from "./tooltip";
import { watchTerms } from "./watch-terms";

/**
 * The one tooltip of the page's sourced terms. Its library is 17 KB and of no use to a finger, so the first
 * pointer that hovers or focus that comes fetches it; to a finger the terms are text.
 */
export function SourceTips() {
  const id = useId();
  const [term, setTerm] = useState<HTMLElement>();
  const [Tooltip, setTooltip] = useState<ComponentType<TooltipProps>>();
  const [terms, setTerms] = useState<ReturnType<typeof watchTerms>>();

  useEffect(() => {
    const terms = watchTerms(setTerm, () => {
      import("./tooltip").then(
        (module) => setTooltip(() => module.Tooltip),
        // The source is an extra: without its library the sentence stands.
        () => {},
      );
    });
    setTerms(terms);
    return terms.stop;
  }, []);

  useEffect(() => {
    if (!Tooltip || !term) return;
    term.setAttribute("aria-describedby", id);
    return () => term.removeAttribute("aria-describedby");
  }, [Tooltip, term, id]);

  if (!Tooltip || !term || !terms) return null;
  return createPortal(
    <Tooltip
      id={id}
      text={term.dataset.source ?? ""}
      onClose={terms.close}
      onPointerEnter={terms.stay}
      onPointerLeave={terms.leave}
    />,
    term,
  );
}
