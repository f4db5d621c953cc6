/** The folder of the built site that tests read. TESTED_SITE names another one, such as a copy with a planted fault. */
export const out = process.env.TESTED_SITE || "out";
