// What `npm run serve` and the container run.
import { showSourceLines } from "./source-lines.ts";

// Before anything of the site is read, as that may already go wrong.
showSourceLines();
const { start } = await import("./start.js");
await start(process.env);
