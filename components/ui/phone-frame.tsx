import type { ReactNode } from "react";

/** A flat, generic handset around a picture of the app; its bezel holds on a dark and on a light ground. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative rounded-handset border-2 border-ink bg-milk p-1.5">
      <span className="absolute top-28 -right-2 h-14 w-2 rounded-r border-2 border-l-0 border-ink bg-milk" />
      <div className="relative isolate overflow-hidden rounded-[28px] border-2 border-ink bg-paper">
        {children}
      </div>
    </div>
  );
}
