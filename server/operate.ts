// The program that `npm run enquiries` runs, beside the site or in its container: the operators' commands on stored enquiries.
import { describeEnvFile } from "#server/enquiries/operators/env-file.ts";
import { operate } from "#server/enquiries/operators/operate.ts";
import { showControls } from "#server/enquiries/operators/terminal-text.ts";

// The reader of the output may close it early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});

// Node has read it by itself (package.json).
const fault = await describeEnvFile(".env");
if (fault) process.stderr.write(`.env: ${fault}.\n`);

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(showControls(text)),
  complain: (text) => void process.stderr.write(showControls(text)),
});
