// One temporary folder for whatever the quick tests leave behind; with PostgreSQL it is run-postgres.ts that has one.
import { rmSync } from "node:fs";
import { makeDataDir } from "./start-site.ts";

export default function setup() {
  const folder = makeDataDir();
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
