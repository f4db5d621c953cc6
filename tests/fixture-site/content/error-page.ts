import type { ErrorPage } from "@/content/schema";

export const errorPage: ErrorPage = { title: "Lumen tripped", button: "To the start" };
