// What `npm run serve` and the container run. React reads NODE_ENV when it is loaded, so it is set before anything is;
// the settings see what the operator wrote, as only who says "production" must have addresses of their own. An empty one counts as absent.
const environment = { ...process.env };
process.env["NODE_ENV"] ||= "production";
// Errors in the log tell lines of the sources.
process.setSourceMapsEnabled(true);
const { start } = await import("./start.js");
await start(environment);
