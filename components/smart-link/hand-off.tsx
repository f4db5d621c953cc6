"use client";

import { useEffect, useRef, useState } from "react";
import { useIsMobile } from "@/components/ui/use-media";
import { constants } from "@/content/constants";
import type { Site } from "@/content/schema";
import { store } from "@/content/store";
import { useSmartLink } from "./use-smart-link";

/** For visitors without the phone in their hand: the download link as a QR code, and to copy. */
export function HandOff({ copy, className = "" }: { copy: Site["handOff"]; className?: string }) {
  const link = useSmartLink();
  const href = link.status === "tagged" ? link.href : store.link;
  const code = useCode(link.status === "tagged" ? link.href : undefined);
  const [isDenied, setIsDenied] = useState(false);
  /* What the button says in place of its words where no toast can be had. */
  const [answer, setAnswer] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isDenied) field.current?.select();
  }, [isDenied]);

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(undefined), constants.toasts.duration);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copyLink() {
    // The framework asks for a part once more by itself; after that it is not to be had.
    const toasts = import("@/components/ui/toasts").catch(() => ({ show: setAnswer }));
    try {
      await navigator.clipboard.writeText(href);
      setIsDenied(false);
      (await toasts).show(copy.copied);
    } catch {
      setIsDenied(true);
      (await toasts).show(copy.denied, { label: copy.again, onClick: copyLink });
    }
  }

  return (
    <div
      data-hand-off
      className={`no-print hidden items-center gap-4 text-left md:flex ${className}`}
    >
      <img
        src={code}
        width={144}
        height={144}
        alt={copy.codeAlt}
        loading="lazy"
        className="rounded-panel border-2 border-ink"
      />
      <div>
        <p className="font-bold">{copy.title}</p>
        <p>{copy.lead}</p>
        <button
          type="button"
          onClick={copyLink}
          className="js-only mt-1 inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
        >
          <span aria-live="polite">{answer ?? copy.button}</span>
        </button>
        {isDenied && (
          <input
            ref={field}
            readOnly
            value={href}
            aria-label={copy.field}
            onFocus={(event) => event.currentTarget.select()}
            className="block w-72 rounded-panel border-2 border-ink bg-paper px-3 py-2 text-ink"
          />
        )}
      </div>
    </div>
  );
}

/** Returns the picture of the code: the build's, of the store link; remade when a tagged link comes to a wide window. */
function useCode(tagged: string | undefined) {
  const isMobile = useIsMobile();
  const [code, setCode] = useState("/assets/art/qr.svg");
  useEffect(() => {
    if (!tagged || isMobile) return;
    import("./qr")
      .then(({ qrSvg }) => setCode(`data:image/svg+xml,${encodeURIComponent(qrSvg(tagged))}`))
      // Without the generator, or for a link too long for a code, the build's leads to the store.
      .catch(() => {});
  }, [tagged, isMobile]);
  return code;
}
