// What twenty visitors of all kinds ask for, in no order but the same each time: every way that the site answers in has its share.
import { deskCatalogue } from "#server/desk/desk-actives.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { claimsPath, maximaPath, registerFile } from "#shared/pages/register-address.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { selectionPath, selectionQuery } from "#shared/selection/selection-address.ts";
import { sheetAddresses } from "../addresses.ts";
import { manifest } from "../asset-manifest.ts";
import type { Asked } from "../load.ts";
import { markdownAddresses, pages, postForm, views } from "./inputs.ts";

type Chance = () => number;

/** Numbers from 0 to below 1 that come again in the same order: a linear congruence with the constants of Numerical Recipes. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], chance: Chance): T =>
  list[Math.floor(chance() * list.length)] as T;

const doses: Readonly<Record<Instrument, readonly string[]>> = {
  complement: ["5mg", "12mg", "40ug", "120mg", "2md", "", "much"],
  serum: ["0.5pc", "1pc", "3pc", "10pc", ""],
};

function formula(chance: Chance, ending = ""): string {
  const instrument: Instrument = chance() < 0.8 ? "complement" : "serum";
  const slugs = [...deskCatalogue(instrument).actives.keys()];
  const fields = Array.from({ length: 1 + Math.floor(chance() * 20) }, () => {
    const dose = pick(doses[instrument], chance);
    return `${pick(slugs, chance)}=${dose}`;
  });
  return `${addressIn(pick(editions, chance), benchPath(instrument))}${ending}?v=1&${fields.join("&")}`;
}

const words = ["zinc", "vitamine", "lacto", "acide", "fer", "sommeil", "peau", "b12", "curcmua"];

const browser = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const older = { accept: "text/html", "accept-encoding": "gzip" };

const files = [
  "/catalogue.json",
  ...[claimsPath, maximaPath].flatMap((path) =>
    (["csv", "json"] as const).map((form) => registerFile(path, form)),
  ),
  "/llms.txt",
  "/sitemap.xml",
  "/healthz",
];
const printed = ["/catalogue.pdf", "/catalogue-en.pdf"];

/** The kinds with their share of all requests, and what the nth asks for. */
const kinds: Readonly<
  Record<string, readonly [share: number, ask: (chance: Chance, n: number) => Asked]>
> = {
  page: [24, (chance) => ({ path: pick(pages, chance), headers: browser })],
  "page in gzip": [3, (chance) => ({ path: pick(pages, chance), headers: older })],
  data: [
    4,
    (chance) => ({
      path: `/page-data/${manifest.build}${pick(sheetAddresses, chance)}`,
      headers: browser,
    }),
  ],
  list: [10, (chance) => ({ path: pick(views, chance), headers: browser })],
  search: [
    12,
    (chance, n) => ({
      path: `${addressIn(pick(editions, chance), "/recherche")}?q=${pick(words, chance)}+${pick(words, chance)}${n % 50}`,
      headers: browser,
    }),
  ],
  desk: [10, (chance) => ({ path: formula(chance), headers: browser })],
  "desk as JSON": [3, (chance) => ({ path: formula(chance, ".json"), headers: browser })],
  "desk as Markdown": [2, (chance) => ({ path: formula(chance, ".md"), headers: browser })],
  selection: [
    8,
    (chance) => {
      const ids = Array.from({ length: 12 }, () => entryId(pick(sheetAddresses, chance)));
      return {
        path: addressIn(pick(editions, chance), selectionPath) + selectionQuery([...new Set(ids)]),
        headers: browser,
      };
    },
  ],
  form: [
    6,
    (chance) => ({
      path: `${addressIn(pick(editions, chance), "/contact")}?sujet=devis&page=${pick(sheetAddresses, chance)}`,
      headers: browser,
    }),
  ],
  Markdown: [8, (chance) => ({ path: pick(markdownAddresses, chance), headers: browser })],
  file: [3, (chance) => ({ path: pick(files, chance), headers: browser })],
  PDF: [0.3, (chance) => ({ path: pick(printed, chance), headers: browser })],
  post: [
    7,
    (chance, n) =>
      postForm({
        email: `visitor${n}@maison.example`,
        message: `Bonjour ${n}. ${"Nous cherchons un fabricant. ".repeat(1 + Math.floor(chance() * 40))}`,
        formula: formula(chance).split("/").at(-1) ?? "",
      }),
  ],
};

const whole = Object.values(kinds).reduce((sum, [share]) => sum + share, 0);

/** The nth request of them all, and its kind. */
export function askMixed(chance: Chance, n: number): Asked & { readonly kind: string } {
  let place = chance() * whole;
  for (const [kind, [share, ask]] of Object.entries(kinds)) {
    place -= share;
    if (place < 0) return { kind, ...ask(chance, n) };
  }
  return { kind: "page", path: "/" };
}
