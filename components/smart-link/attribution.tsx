"use client";

import Script from "next/script";
import { useEffect, useRef, useState } from "react";
import type { Store } from "@/content/schema";
import { tagLinks } from "./tag-links";

export interface AttributionProps {
  /** The address of the provider's script. */
  src: string;
  consent: Store["consent"];
}

/** Has the provider's script tag the download links, once a visit. */
export function Attribution({ src, consent }: AttributionProps) {
  /* Each attempt to load is a script element of its own; 0 stands for none. */
  const [attempt, setAttempt] = useState(0);
  const settle = useRef<{ resolve(): void; reject(error: Error): void }>(undefined);

  useEffect(() => {
    if (window.smartLink) return;
    const load = () =>
      new Promise<void>((resolve, reject) => {
        settle.current = { resolve, reject };
        setAttempt((count) => count + 1);
      });
    tagLinks(load, consent);
  }, [consent]);

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
