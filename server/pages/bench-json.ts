// A formula and its verdict for other programs: the address of a bench with `.json` before its query (docs/desk-json.md).

import type { Request, Response } from "express";
import type { FairQueue } from "#server/http/fair-queue.ts";
import { pack, sendPacked } from "#server/http/packed.ts";
import { visitOf } from "#server/http/visit-of.ts";
import { benchReader } from "#server/views/desk/list-desk-data.ts";
import { readAskedFormula } from "#server/views/desk/load-bench.ts";
import { openFormula } from "#server/views/desk/open-formula.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { type Instrument, instruments } from "#shared/formula/formula.ts";
import { verdictJson } from "#shared/formula/verdict-json.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { type RenderLane, readParameters } from "./asked-view.ts";

const head = {
  type: "application/json; charset=utf-8",
  cacheControl: "no-cache",
  vary: "Accept-Encoding",
  headers: new Map([["X-Robots-Tag", "noindex"]]),
} as const;
const ending = ".json";

/** The bench whose JSON has that address. */
export function findBenchJson(
  address: string,
): { readonly edition: Edition; readonly instrument: Instrument } | undefined {
  if (!address.endsWith(ending)) return undefined;
  const { edition, path } = splitAddress(address.slice(0, -ending.length));
  const instrument = instruments.find((each) => benchPath(each) === path);
  return instrument && { edition, instrument };
}

/** `siteUrl` has no slash at its end. */
export function composeBenchJson(
  { edition, instrument }: { readonly edition: Edition; readonly instrument: Instrument },
  parameters: URLSearchParams,
  siteUrl: string,
) {
  const { formula, problems, query } = readAskedFormula(parameters, instrument);
  const opened = openFormula(formula, benchReader(instrument, edition));
  return {
    url: siteUrl + addressIn(edition, benchPath(instrument) + query),
    ...verdictJson(opened, problems),
  };
}

export async function sendBenchJson(
  request: Request,
  response: Response,
  {
    bench,
    siteUrl,
    queue,
  }: {
    readonly bench: NonNullable<ReturnType<typeof findBenchJson>>;
    readonly siteUrl: string;
    readonly queue: FairQueue<RenderLane>;
  },
): Promise<void> {
  const turn = { lane: "desk", visit: visitOf(request, response) } as const;
  const packed = await queue.add(turn, () => {
    const composed = composeBenchJson(bench, readParameters(request.url), siteUrl);
    return pack(JSON.stringify(composed), head);
  });
  await sendPacked(request, response, packed);
}
