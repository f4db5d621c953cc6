import { z } from "zod";
import { drawing, exactText, externalScriptUrl, httpsUrl } from "./common";

const urlWithoutQuery = httpsUrl.refine(
  (url) => !/[?#]/.test(url),
  "must have no query string or fragment, since the smart link appends its own: end it before the ? or #",
);

const unixSeconds = z
  .int()
  .refine(
    (seconds) => seconds > 1_200_000_000 && seconds < 4_000_000_000,
    "must be a date in Unix seconds, like 1745366400 (ten digits; thirteen would be milliseconds)",
  )
  .meta({ example: 1745366400 });

export const store = z.strictObject({
  link: urlWithoutQuery
    .regex(
      /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/]+\/)?id\d+$/,
      "must be the app's page in the App Store, like https://apps.apple.com/app/id1234567890",
    )
    .meta({ example: "https://apps.apple.com/app/id1234567890" }),
  oneLinkTemplate: urlWithoutQuery
    .regex(
      /^https:\/\/(?!apps\.apple\.com)[^/]+\/[\w-]+$/,
      "must be the template's address from AppsFlyer, like https://example.onelink.me/AbCd, or null",
    )
    .meta({ example: "https://example.onelink.me/AbCd" })
    .nullable(),
  smartScript: externalScriptUrl,
  /** Whether the attribution provider's script is loaded, for the smart link. */
  attribution: z.enum(["on", "off"]),
  /** Whether visitors must agree before attribution and analytics are loaded. */
  consent: z.enum(["not-needed", "ask"], {
    error: ({ input }) =>
      input === "off"
        ? 'must be "not-needed" or "ask", and no longer "off": to leave the provider out, write attribution: "off"'
        : undefined,
  }),
  smartAppBanner: z.boolean(),
  defaultSource: exactText
    .regex(/^[\w-]+$/, "must be letters, digits, _ or -, like landing_page")
    .meta({ example: "landing_page" }),
  badge: drawing.extend({ releaseDate: unixSeconds, sample: z.boolean() }),
});
export type Store = z.infer<typeof store>;
