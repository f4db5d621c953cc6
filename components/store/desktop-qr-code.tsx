"use client";

import { useEffect, useRef, useState } from "react";
import { constants } from "@/content/constants";
import type { Site } from "@/content/schema";
import { useIsMobile } from "@/hooks/use-media";
import { useSmartLink, useStoreHref } from "@/hooks/use-smart-link";

interface DesktopQrCodeProps {
  copy: Site["handOff"];
  placement: string;
  className?: string;
}

/** The download link for visitors on a computer: as a QR code, and to copy. */
export function DesktopQrCode({ copy, placement, className = "" }: DesktopQrCodeProps) {
  const link = useSmartLink();
  const href = useStoreHref();
  const code = useQrCode(link.status === "tagged" ? link.href : undefined);
  const [isDenied, setIsDenied] = useState(false);
  /* Replaces the button's label when toasts fail to load. */
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
      data-placement={placement}
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

/** Returns the code's picture: the one from the build, or one of the tagged link in a wide window. */
function useQrCode(tagged: string | undefined) {
  const isMobile = useIsMobile();
  const [code, setCode] = useState("/assets/art/qr.svg");
  useEffect(() => {
    if (!tagged || isMobile) return;
    import("@/lib/qr-code")
      .then(({ qrSvg }) => setCode(`data:image/svg+xml,${encodeURIComponent(qrSvg(tagged))}`))
      // The build's code still leads to the store.
      .catch(() => {});
  }, [tagged, isMobile]);
  return code;
}
