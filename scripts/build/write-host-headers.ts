import { writeHostHeaders } from "./host-headers";

/* `npm run headers`, before out/ is published on Cloudflare Pages, Netlify or Firebase. Other hosts have recipes in deploy/. */
writeHostHeaders("out", ".");
