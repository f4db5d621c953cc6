import { StoreBadge } from "@/components/store/store-badge";
import { Part } from "@/components/ui/part";
import { Art } from "@/components/ui/picture";
import type { Home } from "@/content/schema";
import styles from "./download-bar.module.css";
import { SlideInBar } from "./slide-in-bar";

const titleId = "download-bar-title";

/** The download bar, at the end of the landing page. */
export function DownloadBar({ title, detail, mascot }: Home["downloadBar"]) {
  return (
    <Part name="download bar">
      <SlideInBar name={title}>
        <div className="column flex min-h-(--bar-height) items-center justify-between gap-3">
          <Art {...mascot} className={styles.mascot} />
          <p className="flex flex-wrap items-baseline gap-x-4 py-1 leading-tight">
            <strong id={titleId} className="font-display text-[min(1.0625rem,4vw)] font-heavy">
              {title}
            </strong>{" "}
            <span className="hidden sm:inline">{detail}</span>
          </p>
          <StoreBadge placement="download-bar" describedBy={titleId} isSmall />
        </div>
      </SlideInBar>
    </Part>
  );
}
