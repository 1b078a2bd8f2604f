// Warm pages beside a bare node:http server that sends the same bytes with the same headers: processor time of the server per
// request, which no client can blur, requests per second, and how long one in a hundred waits.
import { hasWrk, runWrk, send } from "./clients.ts";
import { type Figure, median } from "./figures.ts";
import { fetchAnswer, readProcessorTime, type Server, startBare, startSite } from "./servers.ts";

const pages = { home: "/", catalogue: "/liposomes", sheet: "/liposomes/vitamine-c" } as const;
const rounds = 5;
const requests = 20_000;
const connections = 50;
/** Of one measurement with wrk. */
const seconds = 3;

interface Round {
  /** Processor time per request, µs. */
  readonly time: number;
  /** Requests per second. */
  readonly rate: number;
  /** Of the time that passed, how much the server worked. */
  readonly busy: number;
  readonly p99: number;
}

async function measure({ url, pid }: Server, path: string): Promise<Round> {
  const before = readProcessorTime(pid);
  const report = await send({ url, paths: [path], count: requests, connections });
  const used = readProcessorTime(pid) - before;
  if (report.statuses["200"] !== requests)
    throw new Error(`${path}: ${JSON.stringify(report.statuses)}`);
  const time = (used * 1000) / requests;
  const busy = used / 1000 / report.seconds;
  if (!hasWrk) return { time, rate: requests / report.seconds, busy, p99: report.p99 };
  return { time, busy, ...runWrk(url + path, seconds) };
}

export async function measureWarmPages(): Promise<readonly Figure[]> {
  const site = await startSite();
  const client = hasWrk ? "wrk" : "bare sockets";
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    // What comes after the first answer: the copies that are made for all later visitors.
    await send({ url: site.url, paths: [path], count: 2000, connections: 10 });
    const bare = await startBare(await fetchAnswer(site.url + path));
    await send({ url: bare.url, paths: [path], count: 2000, connections: 10 });
    const ours: Round[] = [];
    const floor: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measure(site, path));
      floor.push(await measure(bare, path));
    }
    await bare.stop();
    const of = (part: keyof Round, list: readonly Round[]) =>
      median(list.map((round) => round[part]));
    const ratio = (part: keyof Round) =>
      median(ours.map((round, n) => round[part] / (floor[n]?.[part] ?? Number.NaN)));
    const [time, bareTime] = [of("time", ours), of("time", floor)];
    figures.push(
      {
        name: `warm ${name}: processor time per request, against bare`,
        measured: ratio("time"),
        atMost: 1.25,
        note: `${time.toFixed(1)} and ${bareTime.toFixed(1)} µs`,
      },
      {
        name: `warm ${name}: requests/s, against bare`,
        measured: ratio("rate"),
        atLeast: 0.85,
        note: `${of("rate", ours).toFixed(0)} and ${of("rate", floor).toFixed(0)}, ${client}; the servers were busy ${of("busy", ours).toFixed(2)} and ${of("busy", floor).toFixed(2)} of the time`,
      },
      {
        name: `warm ${name}: p99 at ${connections} connections, against bare`,
        measured: ratio("p99"),
        atMost: 1.3,
        note: `${of("p99", ours).toFixed(1)} and ${of("p99", floor).toFixed(1)} ms`,
      },
    );
  }
  await site.stop();
  return figures;
}
