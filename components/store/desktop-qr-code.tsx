"use client";

import clsx from "clsx";
import { useMemo } from "react";
import { LinkField } from "@/components/ui/link-field";
import { Art } from "@/components/ui/picture";
import { Toast } from "@/components/ui/toast";
import type { Site } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import { useIsMobile } from "@/hooks/use-media";
import { useModule } from "@/hooks/use-module";
import { useSmartLink } from "@/hooks/use-smart-link";

const loadGenerator = () => import("@/lib/pictures/qr-code");

/** The code of the store link, made at build time. */
const plainCode = "/assets/art/qr.svg";

/** The width of the code, in px. Enough for the links of ads, which have up to 500 characters. */
const size = 144;

interface DesktopQrCodeProps {
  copy: Site["desktopQrCode"];
  /** Classes for its place, its alignment and its gap. */
  className?: string;
}

/** The download link for visitors on a computer, as a QR code and a button to copy it. */
export function DesktopQrCode({ copy, className }: DesktopQrCodeProps) {
  const { href } = useSmartLink();
  const code = useCode();
  const { copyLink, isDenied, message } = useCopyLink(copy);
  return (
    <div className={clsx("print:hidden hidden text-left md:flex", className)}>
      <Art src={code} width={size} height={size} alt={copy.codeAlt} className="shrink-0 rounded-panel" />
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
        {isDenied && <LinkField href={href} name={copy.field} className="w-72" />}
      </div>
      <Toast message={message} retryText={copy.again} />
    </div>
  );
}

/** Returns the address of the visit's code. The code of the store link while that is loading, on phones, and when the link is too long. */
function useCode(): string {
  const { href, isTagged } = useSmartLink();
  const isMobile = useIsMobile();
  const tagged = isTagged && !isMobile ? href : undefined;
  const generator = useModule(loadGenerator, tagged !== undefined);

  return useMemo(() => {
    if (tagged === undefined || generator.status !== "ready") return plainCode;
    try {
      return `data:image/svg+xml,${encodeURIComponent(generator.module.qrSvg(tagged, size))}`;
    } catch {
      // A code for this link would be too fine for a camera.
      return plainCode;
    }
  }, [tagged, generator]);
}
