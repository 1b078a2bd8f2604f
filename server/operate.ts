// The program that `npm run enquiries` runs, beside the site or in its container: the operators' commands on stored enquiries.
import { existsSync, readFileSync } from "node:fs";
import { findCutSettings } from "#server/enquiries/operators/env-file.ts";
import { operate } from "#server/enquiries/operators/operate.ts";
import { showControls } from "#server/enquiries/operators/terminal-text.ts";

// The reader of the output may close it early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});

// Node has read it by itself (package.json).
const cut = existsSync(".env") ? findCutSettings(readFileSync(".env", "utf8")) : [];
if (cut.length > 0)
  process.stderr.write(
    `.env: Node reads ${cut.join(", ")} only as far as the #, Docker to the end: leave the # out.\n`,
  );

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(showControls(text)),
  complain: (text) => void process.stderr.write(showControls(text)),
});
