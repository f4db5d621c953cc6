import "./index";
import { run } from "./run";
import { warnOfPolicy } from "./warn-of-policy";

/* The early script of `npm run dev`. A build does not contain what it adds. */
run(warnOfPolicy);
