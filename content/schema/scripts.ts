import { z } from "zod";
import { exactText, hasUnique, scriptUrl, textUpTo, visibleText } from "./common";

const attributes = z
  .record(
    exactText
      .regex(/^(?!on|src$|href$)[a-z][a-z0-9-]*$/, "must be an attribute's name, like data-site")
      .meta({ example: "data-site" }),
    visibleText,
  )
  .optional();

/*
 * What a policy accepts as a host: https://www.w3.org/TR/CSP3/#grammardef-host-part. At least two labels follow a wildcard, so
 * that it does not allow a whole top-level domain.
 */
const hostSource = /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+(:\d+)?$/;

const origin = exactText
  .refine(
    (url) => hostSource.test(url) && URL.canParse(url.replace("*.", "")),
    "must be a host alone, like https://api.example.com, or all hosts below one, like https://*.example.com",
  )
  .meta({ example: "https://api.example.com" });
const origins = z.array(origin).optional();

/** Hosts that a third-party script may send requests to, by type of request. */
const scriptHosts = z
  .strictObject({
    script: origins,
    connect: origins,
    style: origins,
    image: origins,
    font: origins,
    frame: origins,
  })
  .optional();

const script = scriptUrl("/consent/tool.js");

/** The end of a sentence that starts with the name. content/privacy-note.ts has the rest of it. */
const purpose = textUpTo(100)
  .refine((words) => !words.endsWith("."), "must not end with a period, which content/privacy-note.ts adds")
  .meta({ example: "counts visits" });

export const scripts = z.strictObject({
  consent: z
    .strictObject({
      /** Empty when the tool is part of the site's own components. */
      scripts: z.array(z.strictObject({ src: script, attributes })).superRefine(hasUnique("src")),
      styles: z.array(scriptUrl("/consent/tool.css")).superRefine(hasUnique()).optional(),
      hosts: scriptHosts,
    })
    .nullable(),
  analytics: z
    .array(
      z.strictObject({
        name: textUpTo(40).meta({ example: "Meta" }),
        purpose,
        src: scriptUrl("/pixels/meta.js"),
        attributes,
        hosts: scriptHosts,
      }),
    )
    .superRefine(hasUnique("name"))
    .superRefine(hasUnique("src")),
});
export type Scripts = z.infer<typeof scripts>;
