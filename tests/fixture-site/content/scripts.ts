import type { Scripts } from "@/content/schema";

export const scripts: Scripts = { consent: null, analytics: [] };
