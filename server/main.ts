// What `npm run serve` and the container run. React reads NODE_ENV when it is loaded, so it is set first; the settings get what
// the operator wrote, as only an explicit "production" requires real addresses. An empty NODE_ENV counts as absent.
const environment = { ...process.env };
process.env["NODE_ENV"] ||= "production";
// Stack traces in the log refer to lines of the sources.
process.setSourceMapsEnabled(true);
const { start } = await import("./start.js");
await start(environment);
