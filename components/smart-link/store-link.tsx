"use client";

import type { ReactNode } from "react";
import { store } from "@/content/store";
import { useSmartLink } from "./use-smart-link";

interface StoreLinkProps {
  className?: string;
  children: ReactNode;
}

/** A link to the app in the store: plain as delivered, attributed once the smart link is there. */
export function StoreLink({ className, children }: StoreLinkProps) {
  const link = useSmartLink();
  return (
    <a
      href={link.status === "tagged" ? link.href : store.link}
      data-store-link
      className={className}
    >
      {children}
    </a>
  );
}
