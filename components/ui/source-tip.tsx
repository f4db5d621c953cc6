"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { Source } from "@/content/schema";
import type { TooltipProps } from "./tooltip";

interface SourceTipProps {
  source: Source;
  children: ReactNode;
}

/*
 * The tooltip library is 17 KB and of no use to a finger, so only a window with a real pointer or
 * a keyboard's focus fetches it. Until then the term is plain text that can be focused.
 */
export function SourceTip({ source, children }: SourceTipProps) {
  const [Tooltip, setTooltip] = useState<ComponentType<TooltipProps>>();
  const [isWanted, setIsWanted] = useState(false);
  const term = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isTouched = useRef(false);
  const isHovered = useRef(false);

  useEffect(() => {
    if (!isWanted) return;
    import("./tooltip").then(
      (module) => {
        hadFocus.current = document.activeElement === term.current;
        setTooltip(() => module.Tooltip);
      },
      // The source is an extra: without its library the sentence stands.
      () => {},
    );
  }, [isWanted]);

  useEffect(() => {
    if (!Tooltip) return;
    if (hadFocus.current) term.current?.focus();
    // A pointer that came before the library and rests would have to move again to be noticed.
    if (isHovered.current)
      term.current?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
  }, [Tooltip]);

  const button = (
    <button
      ref={term}
      type="button"
      onPointerDown={(event) => {
        isTouched.current = event.pointerType === "touch";
      }}
      onBlur={() => {
        isTouched.current = false;
      }}
      onFocus={() => isTouched.current || setIsWanted(true)}
      onPointerEnter={(event) => {
        if (event.pointerType === "touch") return;
        isHovered.current = true;
        setIsWanted(true);
      }}
      onPointerLeave={() => {
        isHovered.current = false;
      }}
      className="cursor-help text-left underline decoration-dotted decoration-2 underline-offset-4"
    >
      {children}
    </button>
  );
  return Tooltip ? <Tooltip trigger={button} text={`${source.title}, ${source.year}`} /> : button;
}
