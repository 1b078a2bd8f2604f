// A formula and its verdict for other programs: the address of a bench with `.json` before its query (docs/desk-json.md), or with
// `.csv` for spreadsheets.

import type { Request, Response } from "express";
import type { FairQueue } from "#server/http/fair-queue.ts";
import { pack, sendPacked } from "#server/http/packed.ts";
import { visitOf } from "#server/http/visit-of.ts";
import { composeBenchCsv } from "#server/views/desk/compose-csv.ts";
import { benchReader } from "#server/views/desk/list-desk-data.ts";
import { readAskedFormula } from "#server/views/desk/load-bench.ts";
import { loadDeskTexts } from "#server/views/desk/load-desk-texts.ts";
import { openFormula } from "#server/views/desk/open-formula.ts";
import { type Edition, textOf } from "#shared/editions/edition.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { type Instrument, instruments } from "#shared/formula/formula.ts";
import { verdictJson } from "#shared/formula/verdict-json.ts";
import { benchPath, type FormulaFile, formulaFiles } from "#shared/pages/desk-address.ts";
import { type RenderLane, readParameters } from "./asked-view.ts";

interface BenchFile {
  readonly form: FormulaFile;
  readonly edition: Edition;
  readonly instrument: Instrument;
}

/** The bench and the form whose file has that address. */
export function findBenchFile(address: string): BenchFile | undefined {
  const form = formulaFiles.find((each) => address.endsWith(`.${each}`));
  if (!form) return undefined;
  const { edition, path } = splitAddress(address.slice(0, -(form.length + 1)));
  const instrument = instruments.find((each) => benchPath(each) === path);
  return instrument && { form, edition, instrument };
}

/** `siteUrl` has no slash at its end. */
function openAsked(
  { edition, instrument }: Pick<BenchFile, "edition" | "instrument">,
  parameters: URLSearchParams,
  siteUrl: string,
) {
  const { formula, problems, query } = readAskedFormula(parameters, instrument);
  return {
    opened: openFormula(formula, benchReader(instrument, edition)),
    problems,
    url: siteUrl + addressIn(edition, benchPath(instrument) + query),
  };
}

export function composeBenchJson(...asked: Parameters<typeof openAsked>) {
  const { opened, problems, url } = openAsked(...asked);
  return { url, ...verdictJson(opened, problems) };
}

/** The file as text. */
function composeFile(bench: BenchFile, ...asked: [URLSearchParams, string]): string {
  if (bench.form === "json") return JSON.stringify(composeBenchJson(bench, ...asked));
  const { opened, url } = openAsked(bench, ...asked);
  return composeBenchCsv(opened, url);
}

const types = { csv: "text/csv", json: "application/json" } as const;

/** A table is saved; JSON is shown. */
function headOf({ form, edition, instrument }: BenchFile) {
  const name = textOf(loadDeskTexts(benchReader(instrument, edition)).ask.fileName);
  const saved = ["Content-Disposition", `attachment; filename="${name}.csv"`] as const;
  return {
    type: `${types[form]}; charset=utf-8`,
    cacheControl: "no-cache",
    vary: "Accept-Encoding",
    headers: new Map([["X-Robots-Tag", "noindex"], ...(form === "csv" ? [saved] : [])]),
  } as const;
}

export async function sendBenchFile(
  request: Request,
  response: Response,
  {
    bench,
    siteUrl,
    queue,
  }: {
    readonly bench: BenchFile;
    readonly siteUrl: string;
    readonly queue: FairQueue<RenderLane>;
  },
): Promise<void> {
  const turn = { lane: "desk", visit: visitOf(request, response) } as const;
  const packed = await queue.add(turn, () =>
    pack(composeFile(bench, readParameters(request.url), siteUrl), headOf(bench)),
  );
  await sendPacked(request, response, packed);
}
