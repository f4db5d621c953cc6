import type { ReactNode } from "react";

/** A flat, generic handset around a picture of the app; its bezel holds on a dark and on a light ground. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return <div className="phone-frame">{children}</div>;
}
