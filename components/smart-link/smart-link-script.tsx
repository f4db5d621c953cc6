"use client";

import Script from "next/script";
import { useEffect, useState } from "react";
import { store } from "@/content/store";
import { resolveSmartLink, smartScriptArguments } from "./resolve";
import { setSmartLink } from "./use-smart-link";

function failed() {
  console.error("Failed to load AppsFlyer Smart Script");
  setSmartLink({ status: "plain", reason: "load-failed" });
}

/** Fetches the provider's script once the page is at rest, and has it tag the download links. */
export function SmartLinkScript({ src }: { src: string }) {
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    if (window.smartLink) return;
    if (navigator.globalPrivacyControl) setSmartLink({ status: "plain", reason: "refused" });
    else {
      setSmartLink({ status: "pending" });
      setIsAllowed(true);
    }
  }, []);

  if (!isAllowed) return null;
  return (
    <Script
      src={src}
      strategy="lazyOnload"
      onLoad={() =>
        setSmartLink(resolveSmartLink(window.AF_SMART_SCRIPT, smartScriptArguments(store)))
      }
      onError={failed}
    />
  );
}
