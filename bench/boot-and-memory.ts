// How soon the site sends its first page, what memory it takes, and what floods do to it and to somebody else's visit.
import { rmSync } from "node:fs";
import { makeDataDir } from "../tests/start-site.ts";
import { type Report, send } from "./clients.ts";
import { type Figure, median } from "./figures.ts";
import { fetchAnswer, readAddresses, readMemory, startBare, startSite } from "./servers.ts";

const boots = 7;
const requests = 200_000;
const simultaneous = 1000;

/** From the start of the process until the home page was sent. */
export async function measureBoot(): Promise<readonly Figure[]> {
  const dataDir = makeDataDir();
  const first = await startSite({ dataDir });
  const answer = await fetchAnswer(`${first.url}/`);
  await first.stop();
  const times: number[] = [];
  const bareTimes: number[] = [];
  for (let n = 0; n < boots; n += 1) {
    const site = await startSite({ dataDir });
    times.push(site.boot);
    await site.stop();
    const bare = await startBare(answer);
    bareTimes.push(bare.boot);
    await bare.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  return [
    {
      name: "boot to first page",
      measured: median(times),
      unit: "ms",
      atMost: 250,
      note: `${first.boot.toFixed(0)} ms where it has never been; a bare server ${median(bareTimes).toFixed(0)} ms`,
    },
  ];
}

/** After visits to all pages: now, and whether more visits change it. */
export async function measureMemory(): Promise<readonly Figure[]> {
  const site = await startSite();
  const paths = await readAddresses(site);
  const atRest = readMemory(site.pid);
  const after: number[] = [];
  for (let part = 0; part < 4; part += 1) {
    await send({ url: site.url, paths, count: requests / 4, connections: 50 });
    after.push(readMemory(site.pid));
  }
  const most = readMemory(site.pid, "VmHWM");
  await site.stop();
  const last = after.at(-1) ?? Number.NaN;
  return [
    {
      name: `memory after ${requests.toLocaleString("en")} requests`,
      measured: last,
      unit: "MB",
      atMost: 180,
      note: `over ${paths.length} pages; ${atRest.toFixed(0)} MB after boot, most ${most.toFixed(0)}; ${after.map((value) => value.toFixed(0)).join(", ")} after each quarter`,
    },
    {
      name: "the same, what the second half of the requests adds",
      measured: last - (after[1] ?? Number.NaN),
      unit: "MB",
      atMost: 5,
    },
  ];
}

/** What is rendered for one visitor, asked for by a thousand at once, while another visitor opens pages. */
export async function measureFlood(): Promise<readonly Figure[]> {
  const site = await startSite();
  const paths = await readAddresses(site);
  await send({ url: site.url, paths, count: paths.length, connections: 4 });
  const atRest = readMemory(site.pid, "VmHWM");
  const searches = Array.from({ length: simultaneous }, (_, n) => `/probiotiques?q=lacto${n}`);
  const flood = send({
    url: site.url,
    paths: searches,
    count: 3 * simultaneous,
    connections: simultaneous,
  });
  let isOver = false;
  void flood.then(() => {
    isOver = true;
  });
  const others: Report[] = [];
  while (!isOver) others.push(await send({ url: site.url, paths, count: 20, connections: 1 }));
  const { statuses } = await flood;
  const growth = readMemory(site.pid, "VmHWM") - atRest;
  // Nothing that was finished may have gone.
  const invented = Array.from({ length: 20_000 }, (_, n) => `/nowhere-${n}?x=${n}`);
  await send({ url: site.url, paths: invented, count: invented.length, connections: 50 });
  const again = await send({ url: site.url, paths, count: paths.length, connections: 1 });
  await site.stop();
  return [
    {
      name: `memory that ${simultaneous} simultaneous searches add`,
      measured: growth,
      unit: "MB",
      atMost: 100,
      note: JSON.stringify(statuses).replaceAll('"', ""),
    },
    {
      name: "meanwhile, another visitor has a page within (p99)",
      measured: Math.max(...others.map(({ p99 }) => p99)),
      unit: "ms",
      atMost: 100,
      note: `half of them within ${median(others.map(({ p50 }) => p50)).toFixed(1)} ms`,
    },
    {
      name: "after 20,000 made-up addresses, any finished page (p99)",
      measured: again.p99,
      unit: "ms",
      atMost: 10,
    },
  ];
}
