// What `npm run serve` and the container run.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { showSourceLines } from "./source-lines.ts";

// V8 collects garbage once the heap has grown by 25 %, not by up to 300 %, so that rendering hundreds of pages leaves no lasting
// growth. Renders take a tenth longer.
setFlagsFromString("--heap-growing-percent=25");

// Before anything of the site is read, as that may already go wrong.
showSourceLines();
// What was compiled once need not be again: an eighth of the boot. Where the folder cannot be written, or another Node or other flags
// have filled it, it is of no use, and no harm.
enableCompileCache(join(import.meta.dirname, "compiled"));
const { start } = await import("./start.js");
// The build, and that of the image, have it compiled for the first boot: Node writes the folder when it ends.
if (!process.argv.includes("--compile")) await start(process.env);
