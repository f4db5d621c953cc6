"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";
import { LinkField } from "@/components/ui/link-field";
import { Art } from "@/components/ui/picture";
import type { Site } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import { useIsMobile } from "@/hooks/use-media";
import { useSmartLink, useStoreHref } from "@/hooks/use-smart-link";

interface DesktopQrCodeProps {
  copy: Site["desktopQrCode"];
  className?: string;
  /** Classes of the code, for its size. */
  codeClassName?: string;
}

/** The download link for visitors on a computer, as a QR code and a button to copy it. */
export function DesktopQrCode({ copy, className, codeClassName }: DesktopQrCodeProps) {
  const href = useStoreHref();
  const link = useSmartLink();
  const isMobile = useIsMobile();
  const [code, setCode] = useState("/assets/art/qr.svg");
  const { copyLink, isDenied, message } = useCopyLink(copy);

  useEffect(() => {
    if (link.status !== "tagged" || isMobile) return;
    import("@/lib/qr-code")
      .then(({ qrSvg }) => setCode(`data:image/svg+xml,${encodeURIComponent(qrSvg(link.href))}`))
      // The pre-built code still leads to the store.
      .catch(() => {});
  }, [link, isMobile]);

  return (
    <div className={clsx("print:hidden hidden items-center gap-4 text-left md:flex", className)}>
      <Art src={code} width={128} height={128} alt={copy.codeAlt} className={clsx("rounded-panel", codeClassName)} />
      <div>
        <p className="font-bold">{copy.title}</p>
        <p>{copy.lead}</p>
        <button
          type="button"
          onClick={() => copyLink(href)}
          className="js-only mt-1 inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
        >
          {copy.button}
        </button>
        <p role="status">{message}</p>
        {isDenied && <LinkField href={href} name={copy.field} className="w-72" />}
      </div>
    </div>
  );
}
