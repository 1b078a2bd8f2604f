// What `npm run serve` and the container run. React reads NODE_ENV when it is loaded, so it is set before anything is.
process.env["NODE_ENV"] ??= "production";
await import("./start.js");
