import { z } from "zod";
import { fileOrHttpsUrl, hasUnique, httpsUrl, textUpTo } from "./common";

const attributes = z
  .record(
    z
      .string()
      .regex(/^(?!on|src$|href$)[a-z][a-z0-9-]*$/, "must be an attribute's name, like data-site")
      .meta({ example: "data-site" }),
    z.string(),
  )
  .optional();

/*
 * What a policy accepts as a host: https://www.w3.org/TR/CSP3/#grammardef-host-part. At least two labels follow a wildcard, so
 * that it does not allow a whole top-level domain.
 */
const hostSource = /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+(:\d+)?$/;

const origin = httpsUrl
  .refine(
    (url) => hostSource.test(url),
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

const script = fileOrHttpsUrl("/consent/tool.js");

/** The end of a sentence that starts with the name. content/privacy-note.ts has the rest of it. */
const purpose = textUpTo(100)
  .refine((words) => !words.endsWith("."), "must not end with a period, which content/privacy-note.ts adds")
  .meta({ example: "counts visits" });

export const scripts = z.strictObject({
  consent: z
    .strictObject({
      /** Empty when the tool is part of the site's own components. */
      scripts: z.array(z.strictObject({ src: script, attributes })),
      styles: z.array(fileOrHttpsUrl("/consent/tool.css")).optional(),
      hosts: scriptHosts,
    })
    .nullable(),
  analytics: z
    .array(
      z.strictObject({
        name: textUpTo(40).meta({ example: "Meta" }),
        purpose,
        src: fileOrHttpsUrl("/pixels/meta.js"),
        attributes,
        hosts: scriptHosts,
      }),
    )
    .superRefine(hasUnique("name", ({ name }) => name)),
});
export type Scripts = z.infer<typeof scripts>;
