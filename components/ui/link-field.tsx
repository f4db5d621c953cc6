import { useEffect, useRef } from "react";

interface LinkFieldProps {
  href: string;
  name: string;
  className: string;
}

/** A link as selected text, to copy by hand when clipboard access is denied. */
export function LinkField({ href, name, className }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      readOnly
      value={href}
      aria-label={name}
      onFocus={(event) => event.currentTarget.select()}
      className={`block rounded-panel border-2 border-ink bg-paper px-3 py-2 text-ink ${className}`}
    />
  );
}
