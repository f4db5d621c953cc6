"use client";

import { type CSSProperties, type PointerEvent, type ReactNode, useState } from "react";

interface LoupeProps {
  /** What the loupe's button does. */
  label: string;
  children: ReactNode;
}

/* What the presses of the button enlarge, in turn: along the pack, and its first words again. */
const stops = ["40%", "70%", "100%", "0px"];

/**
 * A pack under a loupe that enlarges its print: it follows a mouse along the pack, comes to where a
 * finger taps, and goes on by a step when its button is pressed. Without scripts it lies where it is.
 */
export function Loupe({ label, children }: LoupeProps) {
  /* Where on the pack is what it enlarges. */
  const [at, setAt] = useState<string>();
  /* How often it was put down: each time it opens anew (loupe.css). */
  const [puts, setPuts] = useState(0);

  function follow({ currentTarget, clientX }: PointerEvent) {
    setAt(`${clientX - currentTarget.getBoundingClientRect().left}px`);
  }
  function put(event: PointerEvent) {
    follow(event);
    setPuts(puts + 1);
  }
  function step() {
    setAt(stops[puts % stops.length]);
    setPuts(puts + 1);
  }

  return (
    <div
      className="loupe relative h-full"
      style={{ "--at": at } as CSSProperties}
      onPointerEnter={put}
      onPointerDown={put}
      onPointerMove={follow}
    >
      {children}
      <div
        key={puts}
        aria-hidden="true"
        data-enter=""
        data-put={puts > 0 || undefined}
        className="loupe-glass pointer-events-none absolute inset-0"
      >
        <div className="loupe-view absolute inset-0">
          <div className="loupe-image absolute inset-0">{children}</div>
        </div>
        <span className="loupe-rim">
          {/* Its neck and its handle with a collar. */}
          <svg aria-hidden="true" viewBox="0 0 50 22" width="50" height="22" className="stroke-ink">
            <path strokeWidth="12" d="M0 11h8" />
            <path
              strokeWidth="4"
              className="fill-cobalt"
              d="M10 2h28a9 9 0 0 1 0 18H10a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
            />
            <path
              strokeWidth="4"
              className="fill-paper"
              d="M10 2h4v18h-4a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
            />
          </svg>
        </span>
      </div>
      <button
        type="button"
        aria-label={label}
        onClick={step}
        className="loupe-button js-only pointer-events-none"
      />
    </div>
  );
}
