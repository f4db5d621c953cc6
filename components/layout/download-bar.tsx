"use client";

import { StoreBadge } from "@/components/store/store-badge";
import { Art } from "@/components/ui/picture";
import { constants } from "@/content/constants";
import type { Home } from "@/content/schema";
import { useMotion } from "@/hooks/use-motion";
import { useScroll } from "@/hooks/use-scroll";
import { column } from "@/lib/class-names";

function isPastThreshold() {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY > constants.downloadBar.shownPast * scrollable;
}

/**
 * The download bar, shown while the page is scrolled past a quarter of its length. Without scripts it
 * is static, at the end of the page. CSS hides it above the threshold until framer-motion has loaded.
 */
export function DownloadBar({ title, detail, mascot }: Home["downloadBar"]) {
  const isPast = useScroll(isPastThreshold);
  const motion = useMotion();

  const props = { "aria-label": title, className: "download-bar" };
  const content = (
    <div className={`${column} flex min-h-[60px] items-center justify-between gap-3`}>
      <Art {...mascot} className="download-bar-mascot" />
      <p className="flex flex-wrap items-baseline gap-x-4 py-1 leading-tight">
        <strong className="font-display text-[clamp(0.8rem,calc(6.2vw-7.1px),1.0625rem)] font-extrabold">
          {title}
        </strong>{" "}
        <span className="hidden sm:inline">{detail}</span>
      </p>
      <StoreBadge placement="download-bar" isSmall />
    </div>
  );

  if (!motion)
    return (
      <div className="download-bar-space">
        <aside {...props} data-above={!isPast || undefined}>
          {content}
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
              {content}
            </m.aside>
          )}
        </AnimatePresence>
      </Motion>
    </div>
  );
}
