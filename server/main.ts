// The program that `npm run serve` and the container run.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { startStoreThread } from "./enquiries/outbox/store-thread.ts";
import { showSourceLines } from "./source-lines.ts";

// This comes before the site is imported, as that may already fail.
showSourceLines();
// The builds of the site and of its image compile it for the first boot: Node writes the folder when it ends.
const isCompiling = process.argv.includes("--compile");
// The thread is ready by the time this one has read the site: a quarter of the boot.
const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
const storeThread =
  isCompiling || DATABASE_URL || DATABASE_URL_FILE ? undefined : startStoreThread();
// Compiled code is reused: an eighth of the boot. A folder that cannot be written, or that another Node or other flags have filled,
// is of no use, and no harm.
enableCompileCache(join(import.meta.dirname, "compiled"));
const { start } = await import("./start.js");
if (!isCompiling) await start(process.env, storeThread);
