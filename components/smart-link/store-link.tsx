import type { ReactNode } from "react";
import { store } from "@/content/store";

interface StoreLinkProps {
  className?: string;
  children: ReactNode;
}

/** A link to the app in the store: plain as delivered; `setSmartLink` attributes it. */
export function StoreLink({ className, children }: StoreLinkProps) {
  return (
    <a href={store.link} data-store-link className={className}>
      {children}
    </a>
  );
}
