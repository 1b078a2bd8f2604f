// The processes that serve under `npm run dev`: one serves, the next one is ready to. A new one takes over once it answers, so that
// the site is never away.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/** The pause between two checks whether a new process answers, ms. */
const pause = 25;

interface Process {
  readonly child: ChildProcess;
  readonly port: number;
  readonly packages: string;
}

export interface Site {
  /** Serves the code as it is now; fulfilled with the port, or undefined when that code does not start. */
  readonly renew: (packages: readonly string[]) => Promise<number | undefined>;
  readonly stop: (signal: NodeJS.Signals) => void;
}

/** `url`: the address that visitors type. */
export function openSite(folder: string, url: string): Site {
  let serving: Process | undefined;
  let next: Promise<Process> | undefined;

  async function prepare(packages: readonly string[]): Promise<Process> {
    const port = await findPort();
    const child = fork(
      join(import.meta.dirname, "serve-when-told.ts"),
      [join(folder, "server/main.js"), ...packages],
      {
        execArgv: [],
        env: {
          LOG_LEVEL: "warn",
          SITE_URL: url,
          ...process.env,
          HOST: "127.0.0.1",
          PORT: `${port}`,
          // The files of earlier builds stay where they are.
          ASSETS_DIR: join(folder, "site"),
        },
        // Its output is piped, as it prints its own address to a terminal only, and nobody needs that.
        stdio: ["ignore", "pipe", "inherit", "ipc"],
      },
    );
    child.stdout?.pipe(process.stdout, { end: false });
    return { child, port, packages: packages.join(" ") };
  }

  return {
    async renew(packages) {
      let candidate = await (next ?? prepare(packages));
      next = undefined;
      if (candidate.packages !== packages.join(" ") || candidate.child.exitCode !== null) {
        candidate.child.kill("SIGINT");
        candidate = await prepare(packages);
      }
      candidate.child.send("serve");
      if (!(await answers(candidate))) return undefined;
      serving?.child.kill("SIGINT");
      serving = candidate;
      next = prepare(packages);
      return candidate.port;
    },
    stop(signal) {
      serving?.child.kill(signal);
      void next?.then(({ child }) => child.kill(signal));
    },
  };
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** True when a process listens before it ends. */
async function answers({ child, port }: Process): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
