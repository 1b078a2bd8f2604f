// The process that serves the site of `npm run dev`. It begins before it is needed, and reads the packages, which is most of a
// boot; told so, it reads the site's own code and serves.
//   node tools/dev/serve-when-told.ts main.js package…
import { pathToFileURL } from "node:url";

const [main = "", ...packages] = process.argv.slice(2);

const { NODE_ENV } = process.env;
// This is set before packages are read: visitors get React without its development code.
process.env["NODE_ENV"] = "production";
await Promise.all(packages.map((name) => import(name)));
if (NODE_ENV === undefined) delete process.env["NODE_ENV"];
else process.env["NODE_ENV"] = NODE_ENV;

process.once("message", async () => {
  await import(pathToFileURL(main).href);
});
// The process ends with `npm run dev`, as a terminal would end it.
process.on("disconnect", () => process.kill(process.pid, "SIGINT"));
