import { constants } from "@/content/constants";
import { late } from "./late";

const { duration, durationWithAction } = constants.toasts;

export interface ToastAction {
  label: string;
  onClick(): void;
}

/** Sonner shows the toasts. It loads with the first one, and components/layout/toasts.tsx then renders its list. */
export const lateSonner = late(() => import("sonner"));

/** Shows a message. Rejects when the toasts fail to load. */
export async function showToast(message: string, action?: ToastAction): Promise<void> {
  // React has rendered the list by then. Sonner would drop a toast that comes before its list.
  const { toast } = await lateSonner.load();
  toast(message, { action, duration: action ? durationWithAction : duration });
}
