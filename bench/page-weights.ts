// What a page weighs as HTML, and what the first visitor of a page waits for it.
import { addressIn, editions } from "../shared/editions/editions.ts";
import { kindAddresses } from "../tests/addresses.ts";
import { send } from "./clients.ts";
import { type Figure, median } from "./figures.ts";
import { fetchAnswer, readAddresses, startSite } from "./servers.ts";

/** Before the first one that counts: code runs slowly until it has run a few times. */
const warmUp = 60;

/** Of every page, the HTML as brotli; of one page of each kind, the time of its first visit. */
export async function measurePages(): Promise<readonly Figure[]> {
  const site = await startSite();
  const searches = Array.from({ length: warmUp }, (_, n) => `/probiotiques?q=lacto${n}`);
  await send({ url: site.url, paths: searches, count: warmUp, connections: 1 });
  const firsts = new Map<string, number>();
  for (const edition of editions)
    for (const path of kindAddresses.map((address) => addressIn(edition, address))) {
      // Not measured: a new process of the client, and its connection.
      const began = performance.now();
      await fetchAnswer(site.url + path);
      firsts.set(path, performance.now() - began);
    }
  const [slowest, time = Number.NaN] = [...firsts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const sizes = new Map<string, number>();
  for (const path of await readAddresses(site)) {
    const { headers, body } = await fetchAnswer(site.url + path);
    // The printed catalogue is in the sitemaps too.
    if (headers.some((value) => value.startsWith("text/html")))
      sizes.set(path, Buffer.byteLength(body, "base64"));
  }
  await site.stop();
  const [largest, bytes = Number.NaN] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return [
    {
      name: "first visit of a page, the slowest of all kinds and editions",
      measured: time,
      unit: "ms",
      atMost: 25,
      note: `${slowest}; half of them within ${median([...firsts.values()]).toFixed(1)} ms`,
    },
    {
      name: "HTML of the largest page, brotli, at its first visits",
      measured: bytes / 1000,
      unit: "kB",
      atMost: 20,
      note: `${largest}; half of the ${sizes.size} pages have ${(median([...sizes.values()]) / 1000).toFixed(1)} kB`,
    },
  ];
}
