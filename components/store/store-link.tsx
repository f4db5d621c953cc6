"use client";

import type { ReactNode } from "react";
import { useStoreHref } from "@/hooks/use-smart-link";

declare global {
  interface WindowEventMap {
    /** Dispatched at each click on a download link, as docs/editing.md describes. */
    "store-click": CustomEvent<{ placement: string; href: string }>;
  }
}

interface StoreLinkProps {
  /** The section that contains the link, such as "hero". */
  placement: string;
  className?: string;
  children: ReactNode;
}

/** A link to the app in the store. Includes attribution once the visit has a smart link. */
export function StoreLink({ placement, className, children }: StoreLinkProps) {
  const href = useStoreHref();
  return (
    <a
      href={href}
      data-placement={placement}
      className={className}
      onClick={() =>
        window.dispatchEvent(new CustomEvent("store-click", { detail: { placement, href } }))
      }
    >
      {children}
    </a>
  );
}
