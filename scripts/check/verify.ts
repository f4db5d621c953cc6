import { existsSync } from "node:fs";
import { exitWithError } from "../exit-with-error";
import { faultsOf } from "./published-site";

/* `npm run verify -- https://example.com`: whether the site at an address is the one in out/, and is served as it should be. */

const [address = ""] = process.argv.slice(2);
if (!/^https?:\/\//.test(address)) exitWithError("Name the address of the site: npm run verify -- https://example.com");
if (!existsSync("out/404.html")) exitWithError("There is no site in out/ to compare with: run npm run build.");

const faults = await faultsOf(address, "out");
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? `${address} is the site in out/.` : `\n${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
