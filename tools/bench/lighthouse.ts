// What Lighthouse says of every kind of page in every edition, on a mobile phone.
import lighthouse from "lighthouse";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { kindAddresses } from "../../tests/addresses.ts";
import { findClosedPort } from "../../tests/mail-server.ts";
import { openBrowser } from "../../tests/open-browser.ts";
import type { Figure } from "./figures.ts";
import { startSite } from "./servers.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = {
  "largest-contentful-paint": { name: "LCP", unit: "ms", atMost: 1200 },
  "total-blocking-time": { name: "TBT", unit: "ms", atMost: 20 },
  "cumulative-layout-shift": { name: "CLS", unit: "", atMost: 0 },
} as const;

/** The worst page of each figure. Of two runs of a page the better counts: what else the machine does can only add. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  const site = await startSite();
  const port = await findClosedPort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  const scores = new Map<string, Map<string, number>>();
  const values = new Map<string, Map<string, number>>();
  const note = (
    all: Map<string, Map<string, number>>,
    name: string,
    address: string,
    value: number,
    better: (...values: number[]) => number,
  ) => {
    const ofName = all.get(name) ?? new Map<string, number>();
    ofName.set(address, better(value, ofName.get(address) ?? value));
    all.set(name, ofName);
  };
  const addresses = editions.flatMap((edition) =>
    kindAddresses.map((address) => addressIn(edition, address)),
  );
  for (const address of addresses) {
    for (let run = 0; run < 2; run += 1) {
      const result = await lighthouse(site.url + address, {
        port,
        logLevel: "error",
        onlyCategories: [...categories],
      });
      if (!result || result.lhr.runtimeError) throw new Error(`${address} cannot be measured`);
      for (const id of categories) {
        const score = (result.lhr.categories[id]?.score ?? 0) * 100;
        note(scores, id, address, score, Math.max);
      }
      for (const id of Object.keys(audits))
        note(values, id, address, result.lhr.audits[id]?.numericValue ?? Number.NaN, Math.min);
    }
  }
  await browser.close();
  await site.stop();

  const show = (ofName: Map<string, number>) =>
    [...ofName].map(([address, value]) => `${address} ${Number(value.toFixed(2))}`).join(", ");
  return [
    ...[...scores].map(([id, ofName]) => ({
      name: `Lighthouse mobile, ${id}: worst page`,
      measured: Math.min(...ofName.values()),
      atLeast: 100,
      note: show(ofName),
    })),
    ...Object.entries(audits).map(([id, { name, unit, atMost }]) => {
      const ofName = values.get(id) ?? new Map<string, number>();
      return {
        name: `Lighthouse mobile, ${name}: worst page`,
        measured: Math.max(...ofName.values()),
        unit,
        atMost,
        note: show(ofName),
      };
    }),
  ];
}
