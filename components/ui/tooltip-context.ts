import { type ComponentType, createContext } from "react";

export interface TooltipProps {
  /** The text of the tooltip. */
  text: string;
  /** The term. */
  children: string;
}

/** The component of a term with its tooltip. `Tooltips` provides it. */
export const TooltipContext = createContext<ComponentType<TooltipProps> | null>(null);
