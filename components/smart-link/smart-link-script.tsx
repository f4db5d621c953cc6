"use client";

import Script from "next/script";
import { useEffect, useRef, useState } from "react";
import { hasRememberedLink } from "./remembered";

interface Settle {
  resolve(): void;
  reject(error: Error): void;
}

/** Fetches the provider's script after the first paint, and has it tag the download links. */
export function SmartLinkScript({ src }: { src: string }) {
  /* Each attempt is a script element of its own; 0 stands for none. */
  const [attempt, setAttempt] = useState(0);
  const settle = useRef<Settle>(undefined);

  useEffect(() => {
    function load() {
      return new Promise<void>((resolve, reject) => {
        settle.current = { resolve, reject };
        setAttempt((count) => count + 1);
      });
    }

    function start() {
      if (window.smartLink) return;
      // The script and what asks it are fetched side by side, where there is something to ask.
      const isWanted = !navigator.globalPrivacyControl && !hasRememberedLink();
      const first = isWanted ? load() : undefined;
      first?.catch(() => {});
      import("./obtain").then(
        ({ tagLinks }) => tagLinks(load, first),
        // Without it the plain links stand.
        () => {},
      );
    }

    // A task after a frame: the headline is painted by then.
    const frame = requestAnimationFrame(() => setTimeout(start));
    return () => cancelAnimationFrame(frame);
  }, []);

  if (attempt === 0) return null;
  return (
    <Script
      key={attempt}
      // next/script remembers a failure by its address; the fragment, which is never sent, makes it another.
      src={attempt === 1 ? src : `${src}#${attempt}`}
      onLoad={() => settle.current?.resolve()}
      onError={() => settle.current?.reject(new Error("load-failed"))}
    />
  );
}
