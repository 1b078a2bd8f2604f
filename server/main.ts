// What `npm run serve` and the container run. React reads NODE_ENV when it is loaded, so it is set before anything is;
// the settings see what the operator wrote, as only who says "production" must have an address for sales.
const environment = { ...process.env };
process.env["NODE_ENV"] ??= "production";
const { start } = await import("./start.js");
await start(environment);
