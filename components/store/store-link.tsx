"use client";

import type { ReactNode } from "react";
import { useStoreHref } from "@/hooks/use-smart-link";

/** The detail of the `store-click` event on `window`, documented in docs/editing.md. */
export interface StoreClick {
  /** The section that contains the link, such as "hero". */
  placement: string;
  href: string;
}

declare global {
  interface WindowEventMap {
    "store-click": CustomEvent<StoreClick>;
  }
}

interface StoreLinkProps {
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
