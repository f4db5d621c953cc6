import { type ComponentType, useEffect, useState } from "react";
import { enliven } from "./enliven";
import type { SourceOfFlagProps } from "./source-of-flag";

interface Hovered {
  host: HTMLElement;
  Tip: ComponentType<SourceOfFlagProps>;
}

export interface PlayingProps {
  label: HTMLElement;
  /** What was clicked before this was there. */
  early?: HTMLElement | undefined;
}

/** The label's behaviour, and the tooltip of a flag's source for a mouse that rests on one. */
export function Playing({ label, early }: PlayingProps) {
  const [hovered, setHovered] = useState<Hovered>();

  useEffect(() => {
    const stop = enliven(label);
    early?.click();
    return stop;
  }, [label, early]);

  useEffect(() => {
    function onPointerOver({ target, pointerType }: PointerEvent) {
      const host = (target as Element).closest<HTMLElement>("[data-fact-flag]");
      if (!host || pointerType === "touch") return;
      import("./source-of-flag").then(
        ({ SourceOfFlag }) => setHovered({ host, Tip: SourceOfFlag }),
        // The source also stands below the explanation.
        () => {},
      );
    }
    label.addEventListener("pointerover", onPointerOver);
    return () => label.removeEventListener("pointerover", onPointerOver);
  }, [label]);

  if (!hovered) return null;
  const { host, Tip } = hovered;
  return <Tip key={host.closest("details")?.id} host={host} />;
}
