// The soak: a quarter of an hour of twenty visitors of all kinds, on a site with the settings of the container and a mail server
// that takes every mail. Tells the memory of the site each minute. `MINUTES=3 npm run attack -- soak`: a shorter one.
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { send } from "../load.ts";
import { openMailServer } from "../mail-server.ts";
import { readMemory } from "../process-facts.ts";
import { containerMemory, startSite } from "../start-site.ts";
import { address } from "./crowd.ts";
import { forget, type Row } from "./judge.ts";
import { askMixed, chanceFrom } from "./mix.ts";

const visitors = 20;
/** What a visitor waits between two requests, ms: some 75 requests a second in all. */
const rest = 200;
const patience = 30_000;
/** What the site may have after any minute, bytes: what it had, and a margin; the goal is 256 MB (docs/operations.md, "Memory"). */
const mostMemory = 280e6;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** A figure of the site's own metrics, bytes. */
const figureIn = (metrics: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1]);

async function soak(): Promise<Row> {
  const minutes = Number(process.env["MINUTES"] ?? 15);
  let mails = 0;
  const mailServer = await openMailServer({
    options: {
      disabledCommands: ["STARTTLS"],
      // Read to its end and forgotten: ten thousand of them would be this process's own memory.
      onData(stream, _session, callback) {
        stream.resume().on("end", () => {
          mails += 1;
          callback();
        });
      },
    },
  });
  const site = await startSite({
    ...containerMemory,
    CONTACT_LIMIT_TOTAL: "1000000",
    SMTP_URL: mailServer.url,
  });
  const pid = site.process.pid ?? 0;
  const statuses = new Map<string, number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  const ends = performance.now() + minutes * 60_000;
  const chance = chanceFrom(1);
  let asked = 0;

  async function visit(place: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < ends) {
      const n = asked++;
      const { kind, ...request } = askMixed(chance, n);
      const { status } = await send(
        site.url,
        { ...request, from: address(place) },
        { agent, patience },
      );
      count(`${kind} ${status}`);
      await pause(rest);
    }
    agent.destroy();
  }

  const readings: number[] = [];
  async function watch(): Promise<void> {
    console.log("       minute  requests  memory  heap used/size  outside of it, MB");
    for (let minute = 0; minute <= minutes; minute += 1) {
      const metrics = await (await fetch(`${site.url}/metrics`)).text();
      const memory = readMemory(pid, "VmRSS");
      readings.push(memory);
      const [used, size, external] = [
        "nodejs_heap_size_used_bytes",
        "nodejs_heap_size_total_bytes",
        "nodejs_external_memory_bytes",
      ].map((name) => megabytes(figureIn(metrics, name)));
      console.log(
        `       ${String(minute).padStart(6)}  ${String(asked).padStart(8)}  ${megabytes(memory).padStart(6)}  ${`${used}/${size}`.padStart(14)}  ${external}`,
      );
      if (minute < minutes) await pause(60_000);
    }
  }

  try {
    await Promise.all([watch(), ...Array.from({ length: visitors }, (_, place) => visit(place))]);
    // A list's page that there is not leads to the last one.
    const wrong = [...statuses].filter(([what]) => !/ (?:200|201|302|303)$/.test(what));
    const most = Math.max(...readings);
    const peak = readMemory(pid, "VmHWM");
    return {
      name: "soak",
      problems: [
        ...wrong.map(([what, times]) => `${times} × ${what}`),
        ...(most > mostMemory ? [`${megabytes(most)} MB of memory`] : []),
      ],
      figures: {
        MB: [readings[0] ?? 0, peak, readings.at(-1) ?? 0].map(megabytes).join("/"),
        attack: `${asked} requests, ${mails} mails`,
      },
    };
  } finally {
    await forget(site);
    await mailServer.close();
  }
}

export const soakRow = { name: "soak", run: soak };
