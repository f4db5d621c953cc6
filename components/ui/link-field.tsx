import { useEffect, useRef } from "react";

interface LinkFieldProps {
  href: string;
  label: string;
  className: string;
}

/** A link as selected text, to copy by hand when clipboard access is denied. */
export function LinkField({ href, label, className }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      readOnly
      value={href}
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
      className={`block rounded-panel border-2 border-ink bg-paper px-3 py-2 text-ink ${className}`}
    />
  );
}
