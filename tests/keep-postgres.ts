// Runs one PostgreSQL for the process that started this one, and leaves nothing behind. A process of its own, because its
// starter may be killed: however that ends, our standard input closes, and then the server and the files go.
//   node tests/keep-postgres.ts FOLDER PROGRAMS      deletes FOLDER too; PROGRAMS: where PostgreSQL is installed,
//                                                    "" for that of POSTGRES_BIN
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findClosedPort } from "./mail-server.ts";
import { type Account, findAccount, makeHome } from "./other-account.ts";

const [folder = "", programs = ""] = process.argv.slice(2);

const over = once(process.stdin.resume(), "close");
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => process.stdin.destroy());
// Nor is there anybody to read what PostgreSQL says at the end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

async function serve(home: string, account: Account | undefined): Promise<void> {
  const data = join(home, "data");
  // A copy: the account may have no way to where they are installed, and PostgreSQL's own shell commands stumble over signs
  // that the path may have there. Links stay as they are: made absolute, they would lead back.
  if (programs)
    cpSync(programs, join(home, "programs"), { recursive: true, verbatimSymlinks: true });
  const folderOfPrograms = programs
    ? join(home, "programs/bin")
    : (process.env["POSTGRES_BIN"] ?? "");
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, "spherine");
  if (account) execFileSync("chown", ["-R", "-h", `${account.uid}:${account.gid}`, home]);
  const run = (program: string, args: readonly string[]) =>
    spawn(join(folderOfPrograms, program), args, {
      ...account,
      cwd: home,
      // Whatever this machine speaks: messages are read below.
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "ignore", "pipe"],
    });
  const initialising = run("initdb", [
    `--pgdata=${data}`,
    "--username=spherine",
    `--pwfile=${passwordFile}`,
    "--auth=password",
    "--encoding=UTF8",
    "--no-locale",
  ]);
  initialising.stderr.pipe(process.stderr, { end: false });
  const [code] = await once(initialising, "exit");
  if (code !== 0) throw new Error(`initdb ended with code ${code}`);

  const port = await findClosedPort();
  const settings = {
    port,
    max_connections: 200,
    listen_addresses: "127.0.0.1",
    // No socket: it would be in /tmp.
    unix_socket_directories: "",
  };
  const server = run("postgres", [
    `-D${data}`,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const ended = once(server, "exit");
  createInterface(server.stderr).on("line", (line) => {
    process.stderr.write(`${line}\n`);
    if (line.includes("ready to accept connections")) process.stdout.write(`${port}\n`);
  });
  const endedFirst = await Promise.race([ended, over.then(() => null)]);
  if (endedFirst) throw new Error(`PostgreSQL ended with code ${endedFirst[0]}`);
  // At once, as nothing of it is kept.
  server.kill("SIGQUIT");
  await ended;
}

const homes = [folder];
try {
  const account = findAccount();
  const home = makeHome(account);
  homes.push(home);
  await serve(home, account);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
// Browsers that end meanwhile may still write there.
for (const path of homes) rmSync(path, { recursive: true, force: true, maxRetries: 9 });
process.exit();
