"use client";

import { useEffect, useRef } from "react";
import { Static } from "@/components/static/static";
import { staticId } from "@/components/static/static-id";
import { useIsNear } from "./use-is-near";

const id = staticId("questions");

/**
 * The questions: a part of the page that never changes until it comes near the window, and is hydrated then. Their library
 * is 8 KB and of no use before. Until it comes, and where it is lost, components/layout/before-hydration.ts opens them.
 */
export function Questions() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  useEffect(() => {
    const questions = document.getElementById(id);
    // While it is developed a part is React's from the start.
    if (!isNear || !questions || process.env.NODE_ENV !== "production") return;
    import("./hydrate-questions").then(
      ({ hydrateQuestions }) => hydrateQuestions(questions),
      () => {},
    );
  }, [isNear]);
  return (
    <div ref={place}>
      <Static part="questions" />
    </div>
  );
}
