// The program that `npm run enquiries` runs, beside the site or in its container: the operators' commands on stored enquiries.
import { operate } from "#server/enquiries/operators/operate.ts";

// The reader of the output may close it early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  throw error;
});

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
