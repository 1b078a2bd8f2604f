// For every process that runs tests: what fails for one person fails for all, and on the machine that lands a change. Other cases
// are taken with SEED, and by `npm run attack:night`.
import fc from "fast-check";

const isNight = process.env["npm_lifecycle_event"] === "attack:night";

/** Of every generator of cases. */
export const seed = Number(process.env["SEED"] ?? (isNight ? Date.now() % 1_000_000 : 2010));

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
