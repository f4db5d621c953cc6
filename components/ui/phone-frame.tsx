import type { ReactNode } from "react";

interface PhoneFrameProps {
  className?: string;
  children: ReactNode;
}

/** A flat, generic handset around a picture of the app. */
export function PhoneFrame({ className = "", children }: PhoneFrameProps) {
  return (
    <div className={`rounded-handset border-2 border-ink bg-ink p-2 ${className}`}>
      <div className="overflow-hidden rounded-[28px] bg-paper">{children}</div>
    </div>
  );
}
