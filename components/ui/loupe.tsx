"use client";

import { type CSSProperties, type PointerEvent, type ReactNode, useState } from "react";

interface LoupeProps {
  /** What the loupe's button does. */
  label: string;
  children: ReactNode;
}

/* Where the presses of the button take the loupe, in turn: along the print beside it, and home again. */
const stops = [
  { x: "calc(var(--lens) + 124px)", y: "34%" },
  { x: "min(var(--lens) + 204px, 88%)", y: "34%" },
  { x: "var(--lens)", y: "50%" },
];

/**
 * Small print under a loupe that enlarges it: it follows a mouse, comes to where a finger taps, and
 * goes on by a step when its button is pressed. Without scripts it lies where it is.
 */
export function Loupe({ label, children }: LoupeProps) {
  const [place, setPlace] = useState<{ x: string; y: string }>();
  /* How often it was put down: each time it opens anew (loupe.css). */
  const [puts, setPuts] = useState(0);

  function follow({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    setPlace({ x: `${clientX - box.left}px`, y: `${clientY - box.top}px` });
  }
  function put(event: PointerEvent) {
    follow(event);
    setPuts(puts + 1);
  }
  function step() {
    setPlace(stops[puts % stops.length]);
    setPuts(puts + 1);
  }

  return (
    <div
      className="loupe"
      style={place && ({ "--x": place.x, "--y": place.y } as CSSProperties)}
      onPointerEnter={put}
      onPointerDown={put}
      onPointerMove={follow}
    >
      {children}
      <div key={puts} aria-hidden="true" data-put={puts > 0 || undefined} className="loupe-glass">
        <div className="loupe-view">
          <div className="loupe-image">{children}</div>
        </div>
        <span className="loupe-rim">
          {/* Its neck and its handle with a collar. */}
          <svg aria-hidden="true" viewBox="0 0 76 22" width="76" height="22" className="stroke-ink">
            <path strokeWidth="12" d="M0 11h16" />
            <path
              strokeWidth="4"
              className="fill-cobalt"
              d="M18 2h47a9 9 0 0 1 0 18H18a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
            />
            <path
              strokeWidth="4"
              className="fill-paper"
              d="M18 2h6v18h-6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
            />
          </svg>
        </span>
      </div>
      <button type="button" aria-label={label} onClick={step} className="loupe-button js-only" />
    </div>
  );
}
