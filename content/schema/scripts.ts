import { z } from "zod";
import { fileOrHttpsUrl, httpsUrl } from "./common";

const attributes = z
  .record(
    z
      .string()
      .regex(/^(?!on|src$|href$)[a-z][a-z0-9-]*$/, "must be an attribute's name, like data-site")
      .meta({ example: "data-site" }),
    z.string(),
  )
  .optional();

const origin = httpsUrl
  .refine((url) => url === new URL(url).origin, "must be a host alone, like https://api.example.com")
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

export const scripts = z.strictObject({
  consent: z
    .strictObject({
      /** Empty when the tool is part of the site's own components. */
      scripts: z.array(z.strictObject({ src: script, attributes })),
      styles: z.array(fileOrHttpsUrl("/consent/tool.css")).optional(),
      hosts: scriptHosts,
    })
    .nullable(),
  analytics: z.strictObject({ src: script, attributes, hosts: scriptHosts }).nullable(),
});
export type Scripts = z.infer<typeof scripts>;
