import { z } from "zod";
import { textUpTo } from "./common";

export const errorPage = z.strictObject({ title: textUpTo(40), button: textUpTo(28) });
export type ErrorPage = z.infer<typeof errorPage>;
