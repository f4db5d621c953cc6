"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { LinkField } from "@/components/ui/link-field";
import { Art } from "@/components/ui/picture";
import type { Site } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import { useIsMobile } from "@/hooks/use-media";
import { useSmartLink } from "@/hooks/use-smart-link";

interface DesktopQrCodeProps {
  copy: Site["desktopQrCode"];
  /** Classes for its place, its alignment and its gap. */
  className?: string;
  /** Classes of the code, for its size. */
  codeClassName?: string;
}

/** The download link for visitors on a computer, as a QR code and a button to copy it. */
export function DesktopQrCode(props: DesktopQrCodeProps) {
  const plain = (
    <Layout {...props} code={plainCode}>
      {null}
    </Layout>
  );
  return (
    <ErrorBoundary name="QR code" fallback={plain}>
      <SmartQrCode {...props} />
    </ErrorBoundary>
  );
}

/** The code of the store link, made at build time. */
const plainCode = "/assets/art/qr.svg";

interface LayoutProps extends DesktopQrCodeProps {
  /** The address of the picture. */
  code: string;
  children: ReactNode;
}

function Layout({ copy, className, codeClassName, code, children }: LayoutProps) {
  return (
    <div className={clsx("print:hidden hidden text-left md:flex", className)}>
      <Art src={code} width={128} height={128} alt={copy.codeAlt} className={clsx("rounded-panel", codeClassName)} />
      <div>
        <p className="font-bold">{copy.title}</p>
        <p>{copy.lead}</p>
        {children}
      </div>
    </div>
  );
}

function SmartQrCode(props: DesktopQrCodeProps) {
  const { copy } = props;
  const { href, isTagged } = useSmartLink();
  const isMobile = useIsMobile();
  const [code, setCode] = useState(plainCode);
  const { copyLink, isDenied, message } = useCopyLink(copy);

  useEffect(() => {
    if (!isTagged || isMobile) return;
    import("@/lib/pictures/qr-code")
      .then(({ qrSvg }) => setCode(`data:image/svg+xml,${encodeURIComponent(qrSvg(href))}`))
      // The pre-built code still leads to the store.
      .catch(() => {});
  }, [href, isTagged, isMobile]);

  return (
    <Layout {...props} code={code}>
      <button
        type="button"
        onClick={() => copyLink(href)}
        className="js-only mt-1 inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
      >
        {copy.button}
      </button>
      <p role="status">{message}</p>
      {isDenied && <LinkField href={href} name={copy.field} className="w-72" />}
    </Layout>
  );
}
