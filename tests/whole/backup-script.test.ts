// The backup script: it keeps whole copies only, and deletes those that are old.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram } from "#tests/run-program.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";

const root = join(import.meta.dirname, "../..");
const day = 24 * 60 * 60;

let folder: string;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  folder = makeDataDir();
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ DATA_DIR: folder, ACKNOWLEDGEMENTS: "off", ...environment });
  closers.push(site.kill);
  return site;
}

async function send(site: RunningSite) {
  return request(site.url)
    .post("/contact")
    .send({
      email: "claire@maison-oree.test",
      phone: "+33 4 65 71 00 00",
      company: "Maison Orée",
      country: "France",
    })
    .expect(201);
}

describe("the backup script", () => {
  /** An installation with settings of its own, where the site's programs are this one's. */
  function install(settings: Record<string, string>): string {
    mkdirSync(join(folder, "deploy"));
    cpSync(join(root, "deploy/backup.sh"), join(folder, "deploy/backup.sh"));
    for (const part of ["dist", "node_modules"]) symlinkSync(join(root, part), join(folder, part));
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, ".env"), lines.join(""));
    return join(folder, "deploy/backup.sh");
  }

  const backupsIn = (place: string) => readdirSync(place).sort();

  it("saves the SQLite file of a running site, and deletes what is older than 30 days", async () => {
    const site = await open();
    const { reference } = (await send(site)).body;
    const place = join(folder, "backups");
    mkdirSync(place);
    const ages = { "enquiries-old.sqlite": 31, "enquiries-recent.sqlite": 29, "other.txt": 100 };
    for (const [name, days] of Object.entries(ages)) {
      writeFileSync(join(place, name), "x");
      const at = Date.now() / 1000 - days * day;
      utimesSync(join(place, name), at, at);
    }
    const { code, out, complaints } = await runProgram(install({ DATA_DIR: folder }), ["sqlite"], {
      PATH: process.env["PATH"] ?? "",
      BACKUP_DIR: place,
    });
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
    const [copy = "", ...others] = backupsIn(place);
    expect(others).toEqual(["enquiries-recent.sqlite", "other.txt"]);
    expect(out).toContain(`${copy}: written\n`);
    const db = new DatabaseSync(join(place, copy), { readOnly: true });
    expect(db.prepare("SELECT reference FROM enquiries").all()).toEqual([{ reference }]);
    db.close();
  });

  it.each([
    ["compose", "dump"],
    ["container", "sqlite"],
    ["postgres", "dump"],
    ["postgres", "dump", "by a file"],
  ])("asks for what %s needs, and keeps a whole %s only", async (way, ending, named = "") => {
    const place = join(folder, "backups");
    const bin = join(folder, "bin");
    const notes = join(folder, "notes");
    mkdirSync(place);
    mkdirSync(bin);
    const environment = {
      PATH: `${bin}${delimiter}${process.env["PATH"]}`,
      BACKUP_DIR: place,
    };
    const DATABASE_URL = "postgres://spherine:p%40ss@database/spherine?sslmode=require";
    const file = join(folder, "database-url");
    writeFileSync(file, `${DATABASE_URL}\n`);
    const script = install(named === "by a file" ? { DATABASE_URL_FILE: file } : { DATABASE_URL });
    /** In the place of the programs that talk to the database. */
    const pretend = (code: number) => {
      for (const name of ["docker", "pg_dump"]) {
        const file = join(bin, name);
        writeFileSync(
          file,
          `#!/bin/sh\necho "${name} $* $PGPASSWORD" >> ${notes}\necho bytes\nexit ${code}\n`,
        );
        chmodSync(file, 0o755);
      }
    };
    pretend(1);
    writeFileSync(join(place, "enquiries-old.dump"), "x");
    utimesSync(join(place, "enquiries-old.dump"), 0, 0);
    expect((await runProgram(script, [way], environment)).code).not.toBe(0);
    expect(backupsIn(place)).toEqual(["enquiries-old.dump"]);

    pretend(0);
    expect((await runProgram(script, [way], environment)).code).toBe(0);
    expect(backupsIn(place)).toEqual([expect.stringMatching(`^enquiries-.*Z\\.${ending}$`)]);
    const asked = readFileSync(notes, "utf8");
    if (way === "compose")
      expect(asked).toContain("docker compose exec -T database pg_dump --username=spherine");
    if (way === "container")
      expect(asked).toContain("docker exec spherine node dist/server/operate.js backup /data/");
    if (way === "postgres")
      expect(asked).toContain(
        "--dbname=postgres://spherine@database/spherine?sslmode=require p@ss\n",
      );
  });

  it("explains itself when it is not told which", async () => {
    const { code, complaints } = await runProgram(install({}), [], {
      PATH: process.env["PATH"] ?? "",
    });
    expect(code).toBe(2);
    expect(complaints).toContain("Usage:");
  });
});
