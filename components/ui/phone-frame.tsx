import type { ReactNode } from "react";

/** A flat, generic handset around an app screen. The bezel is visible on dark and light backgrounds. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return <div className="phone-frame">{children}</div>;
}
