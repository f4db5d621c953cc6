import type { ReactNode } from "react";

/** A flat, generic handset around a picture of the app; its bezel holds on a dark and on a light ground. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative rounded-handset border-2 border-ink bg-milk p-1.5 before:absolute before:top-28 before:-right-2 before:h-14 before:w-2 before:rounded-r before:border-2 before:border-l-0 before:border-ink before:bg-milk">
      <div className="relative isolate overflow-hidden rounded-[28px] border-2 border-ink bg-paper">
        {children}
      </div>
    </div>
  );
}
