"use client";

import type { ReactNode } from "react";
import { constants } from "@/content/constants";
import { useMotion } from "@/hooks/use-motion";
import { useScroll } from "@/hooks/use-scroll";

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.downloadBar.shownPast * scrollable;
}

/**
 * A bar, shown while the page is scrolled past a quarter of its length. Without scripts it is static, at
 * the end of the page. CSS hides it above the threshold until framer-motion has loaded.
 */
export function SlideInBar({ label, children }: { label: string; children: ReactNode }) {
  const isPast = useScroll(isPastThreshold);
  const motion = useMotion();

  const props = { "aria-label": label, className: "download-bar" };
  if (!motion)
    return (
      <div className="download-bar-space">
        <aside {...props} data-above={!isPast || undefined}>
          {children}
        </aside>
      </div>
    );
  const { AnimatePresence, m, Motion } = motion;
  return (
    <div className="download-bar-space">
      <Motion>
        <AnimatePresence>
          {isPast && (
            <m.aside
              {...props}
              initial={{ y: "100%" }}
              animate={{ y: 0 }}
              exit={{ y: "100%" }}
              transition={{ duration: 0.24, ease: "easeOut" }}
            >
              {children}
            </m.aside>
          )}
        </AnimatePresence>
      </Motion>
    </div>
  );
}
