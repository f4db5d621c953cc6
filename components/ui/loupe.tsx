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
        <span className="loupe-rim" />
      </div>
      <button type="button" aria-label={label} onClick={step} className="loupe-button js-only" />
    </div>
  );
}
