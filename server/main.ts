// What `npm run serve` and the container run.
import { setFlagsFromString } from "node:v8";
import { showSourceLines } from "./source-lines.ts";

// Memory grows by a quarter, instead of by up to four times, before what is no longer used is looked for: of several hundred
// pages rendered one after the other nothing stays. Renders take a tenth longer.
setFlagsFromString("--heap-growing-percent=25");

// Before anything of the site is read, as that may already go wrong.
showSourceLines();
const { start } = await import("./start.js");
await start(process.env);
