import { makeReadable } from "./files";
import { keepHashedFiles } from "./hashed-files";

/*
 * The second half of `npm run build:host`, for hosts that replace the whole site at each release. HASHED_FILES is a folder
 * that the host keeps between builds. Cloudflare and Vercel keep .next/cache.
 */
const store = process.env.HASHED_FILES || ".next/cache/hashed-files";
const { length } = keepHashedFiles("out", store);
makeReadable("out");
console.log(`out/ has ${length} hashed files of earlier builds, which open pages still load.`);
