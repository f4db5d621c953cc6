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
export function SlideInBar({ name, children }: { name: string; children: ReactNode }) {
  const isPast = useScroll(isPastThreshold);
  const motion = useMotion(!isPast);

  const props = { "aria-label": name, className: "download-bar", children };
  const hidden = { y: "100%" };
  return (
    <div className="download-bar-space">
      {motion ? (
        <motion.Motion>
          <motion.AnimatePresence initial={false}>
            {isPast && (
              <motion.m.aside
                {...props}
                initial={hidden}
                animate={{ y: 0 }}
                exit={hidden}
                transition={{ duration: 0.24, ease: "easeOut" }}
              />
            )}
          </motion.AnimatePresence>
        </motion.Motion>
      ) : (
        <aside {...props} data-above={!isPast || undefined} />
      )}
    </div>
  );
}
