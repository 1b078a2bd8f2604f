// What programs may ask over the Model Context Protocol (docs/mcp.md). Each answer is what a page, its Markdown or its data says: made
// by the same code, in the same queues. Nothing of the protocol itself.
import { composeClaimsJson } from "#server/discovery/claims-files.ts";
import type { Publisher } from "#server/discovery/data-head.ts";
import { BusyError, LeftError, type Visit } from "#server/http/fair-queue.ts";
import { readParameters } from "#server/pages/asked-view.ts";
import { composeBenchJson } from "#server/pages/bench-files.ts";
import type { MarkdownPages } from "#server/pages/markdown-pages.ts";
import type { RenderQueues } from "#server/pages/render-queues.ts";
import { findPage } from "#server/pages/site-pages.ts";
import { SearchAwayError, type SearchThread, TooHardError } from "#server/search/search-thread.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { discoveryTexts } from "#shared/generated/interface/discovery.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { personalPages, routeOf } from "#shared/pages/page-table.ts";
import type { SearchHit, SearchResult } from "#shared/search/hits.ts";
import type { ShownEntry } from "#shared/search/search-index.ts";
import { cleanSearch } from "#shared/search/search-query.ts";
import { wordsIn } from "#shared/words/words.ts";

/** What is said of a search is cut to so many hits: whoever wants the others asks more exactly. */
const mostHits = 40;

/** An answer for a program: text, and what has to be read with it. */
export interface ToolAnswer {
  readonly text: string;
  readonly note: string;
  /** True when nothing was found or made, and `text` says why. */
  readonly isError: boolean;
}

export interface Asked {
  readonly language: Language;
}

export interface AskedFormula extends Asked {
  readonly instrument: Instrument;
  /** `dose`: an amount and its unit, as an address has it: "10mg". At most twenty. */
  readonly actives: readonly { readonly slug: string; readonly dose: string }[];
  /** Other fields of the address, by name (docs/desk-json.md). */
  readonly settings: Readonly<Record<string, string | readonly string[]>>;
}

/** Each call is a visit that takes its turn, as a page's would. */
export interface CatalogueTools {
  readonly searchCatalogue: (
    asked: Asked & { readonly query: string },
    visit: Visit,
  ) => Promise<ToolAnswer>;
  /** `address`: of a page of this site, with or without its host. */
  readonly readSheet: (
    asked: Asked & { readonly address: string },
    visit: Visit,
  ) => Promise<ToolAnswer>;
  readonly judgeFormula: (asked: AskedFormula, visit: Visit) => Promise<ToolAnswer>;
  /** Without `nutrient` the nutrients that have claims, and how many. */
  readonly listClaims: (
    asked: Asked & { readonly nutrient: string | null },
    visit: Visit,
  ) => Promise<ToolAnswer>;
}

export function createCatalogueTools({
  queues: { renders, searches },
  markdownPages,
  find,
  lab,
  siteUrl,
}: {
  queues: RenderQueues;
  markdownPages: Pick<MarkdownPages, "read">;
  find: SearchThread["find"];
  lab: Publisher;
  /** Without a slash at its end. */
  siteUrl: string;
}): CatalogueTools {
  const claims = () => composeClaimsJson({ siteUrl, lab });

  return {
    searchCatalogue: ({ query, language }, visit) =>
      answering(language, async () => {
        const edition = editionIn(language);
        const words = cleanSearch(query);
        if (words === "") return null;
        const found = await searches.add({ lane: "search", visit }, () => find(words, edition));
        return JSON.stringify(describeResult(found, (path) => siteUrl + addressIn(edition, path)));
      }),

    readSheet: ({ address, language }, visit) =>
      answering(language, async () => {
        const page = findReadable(address, siteUrl, language);
        return page && (await markdownPages.read(page, visit));
      }),

    judgeFormula: ({ instrument, actives, settings, language }, visit) =>
      answering(language, () => {
        const edition = editionIn(language);
        const parameters = toParameters(instrument, actives, settings);
        return renders.add({ lane: "desk", visit }, async () =>
          JSON.stringify(composeBenchJson({ edition, instrument }, parameters, siteUrl)),
        );
      }),

    listClaims: ({ nutrient, language }, visit) =>
      answering(language, () =>
        renders.add({ lane: "desk", visit }, async () => {
          const { nutrients, ...head } = claims();
          if (nutrient === null)
            return JSON.stringify({
              ...head,
              nutrients: nutrients.map(({ id, name, claims: own }) => ({
                id,
                name,
                claims: own.length,
              })),
            });
          const asked = nutrients.filter(({ id }) => id === nutrient);
          return asked.length > 0 ? JSON.stringify({ ...head, nutrients: asked }) : null;
        }),
      ),
  };
}

/** `make` returns null where there is nothing of that name. */
async function answering(
  language: Language,
  make: () => Promise<string | null>,
): Promise<ToolAnswer> {
  const words = wordsIn(language);
  const note = words.plain(discoveryTexts.machines.note);
  try {
    const text = await make();
    if (text !== null) return { text, note, isError: false };
    return { text: words.plain(discoveryTexts.machines.nothing), note, isError: true };
  } catch (error) {
    if (error instanceof TooHardError)
      return { text: words.plain(noticeTexts.tooHard), note, isError: true };
    if (
      error instanceof BusyError ||
      error instanceof SearchAwayError ||
      error instanceof LeftError
    )
      return { text: words.plain(noticeTexts.busy), note, isError: true };
    throw error;
  }
}

/** The page at an address, in the edition of the language; undefined for what is made of a visitor's own list, and elsewhere. */
function findReadable(address: string, siteUrl: string, language: Language) {
  const url = URL.parse(address, siteUrl);
  if (!url || url.origin !== siteUrl) return null;
  const named = findPage(url.pathname.replace(/\.md$/, ""));
  if (!named) return null;
  const { path } = splitAddress(decodeURI(named.address));
  if (personalPages.some((id) => routeOf(id).pattern === path)) return null;
  return findPage(addressIn(editionIn(language), encodeURI(path))) ?? null;
}

/** As the address of a bench has them, and as they are read there: no more fields than of an address. */
function toParameters(
  instrument: Instrument,
  actives: AskedFormula["actives"],
  settings: AskedFormula["settings"],
): URLSearchParams {
  const fields = new URLSearchParams([
    ...Object.entries(settings).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
    ...actives.map(({ slug, dose }): [string, string] => [slug, dose]),
  ]);
  return readParameters(`${benchPath(instrument)}?${fields}`);
}

const describeEntry = ({ path, name, code, group, tag, detail }: ShownEntry, urlOf: UrlOf) => ({
  name,
  ...(code !== undefined && { code }),
  kind: group,
  url: urlOf(path),
  ...(tag && { category: tag.label }),
  ...(detail !== undefined && { detail }),
});

type UrlOf = (path: string) => string;

/** `because`: the name that was found, and what it is of the entry. */
const describeHit = ({ entry, kind, text }: SearchHit, urlOf: UrlOf) => ({
  ...describeEntry(entry, urlOf),
  because: { kind, text },
});

function describeResult(
  { total, groups, understood, nearest, absent, miss, note }: SearchResult,
  urlOf: UrlOf,
) {
  const hits = groups.flatMap((group) => group.hits).slice(0, mostHits);
  return {
    total,
    shown: hits.length,
    understood,
    note,
    absent,
    miss,
    hits: hits.map((hit) => describeHit(hit, urlOf)),
    nearest: nearest.map((entry) => describeEntry(entry, urlOf)),
  };
}
