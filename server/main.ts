// What `npm run serve` and the container run.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { startStoreThread } from "./enquiries/outbox/store-thread.ts";
import { showSourceLines } from "./source-lines.ts";

// Before anything of the site is read, as that may already go wrong.
showSourceLines();
// The build, and that of the image, have it compiled for the first boot: Node writes the folder when it ends.
const isCompiling = process.argv.includes("--compile");
// It is ready by the time this thread has read the site: a quarter of the boot.
const storeThread = isCompiling || process.env.DATABASE_URL ? undefined : startStoreThread();
// What was compiled once need not be again: an eighth of the boot. Where the folder cannot be written, or another Node or other flags
// have filled it, it is of no use, and no harm.
enableCompileCache(join(import.meta.dirname, "compiled"));
const { start } = await import("./start.js");
if (!isCompiling) await start(process.env, storeThread);
