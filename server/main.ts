// What `npm run serve` and the container run.
import { setFlagsFromString } from "node:v8";
import { showSourceLines } from "./source-lines.ts";

// V8 collects garbage once the heap has grown by 25 %, not by up to 300 %, so that rendering hundreds of pages leaves no lasting
// growth. Renders take a tenth longer.
setFlagsFromString("--heap-growing-percent=25");

// Before anything of the site is read, as that may already go wrong.
showSourceLines();
const { start } = await import("./start.js");
await start(process.env);
