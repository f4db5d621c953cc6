import { createContext, useContext } from "react";

export interface ToastAction {
  label: string;
  onClick(): void;
}

/** Shows a message. Rejects when the toasts fail to load. */
export type ShowToast = (message: string, action?: ToastAction) => Promise<void>;

/** Provided by components/layout/toast-provider.tsx. */
export const ToastContext = createContext<ShowToast>(() => Promise.reject(new Error("no toasts")));

export const useToast = () => useContext(ToastContext);
