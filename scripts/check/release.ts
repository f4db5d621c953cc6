import { spawnSync } from "node:child_process";
import { isBuilt } from "../build/sources";
import { preflightFindings } from "../content/preflight";
import { exitWithError } from "../exit-with-error";

/* `npm run release`: makes an export that may be published. Preflight runs first, since it takes a second. */

const open = preflightFindings().length;
if (open > 0 && !process.argv.includes("--allow-open"))
  exitWithError(
    `Not ready: preflight has ${open} open ${open === 1 ? "item" : "items"}. See them with: npm run preflight\nTo release anyway: npm run release -- --allow-open`,
  );
if (spawnSync("npm test", { shell: true, stdio: "inherit" }).status !== 0)
  exitWithError("Not ready: npm test failed.");
if (!isBuilt())
  exitWithError(
    "Not ready: out/ is older than its sources, which changed during the tests. Run npm run release again.",
  );

console.log(`
out/ is ready${open > 0 ? `, with ${open} open in preflight` : ""}. Publish it with your host's command (details: docs/deploying.md):

  Cloudflare Pages  cp deploy/_headers out/ && npx wrangler pages deploy out
  Netlify           cp deploy/_headers out/ && npx netlify-cli deploy --prod --no-build --dir out
  Vercel            cp deploy/vercel.json out/ && npx vercel deploy --prod out
  Firebase          cp deploy/firebase.json . && npx firebase-tools deploy --only hosting
  your own server   rsync twice: hashed files first, pages last
  S3 + CloudFront   aws s3 sync twice: hashed files first, pages last`);
