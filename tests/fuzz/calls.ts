// What reads whatever a visitor sends, each as a call that takes one text, with what must hold of what comes out, whatever goes
// in. They run in call-thread.ts, as such a call may never return.
import { deepEqual, equal, ok } from "node:assert/strict";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { resolvePath } from "#server/discovery/resolve-path.ts";
import { readSettings } from "#server/environment.ts";
import { chooseEncoding, hasCurrent, prefers } from "#server/http/packed.ts";
import { composeBenchJson } from "#server/pages/bench-files.ts";
import { readAskedSearch } from "#server/views/asked-search.ts";
import { composeBenchMarkdown } from "#server/views/desk/compose-markdown.ts";
import { loadBench } from "#server/views/desk/load-bench.ts";
import type { FoundPage } from "#server/views/found-page.ts";
import { listSearchIndex } from "#server/views/list-search-index.ts";
import { loadPage } from "#server/views/load-page.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, splitAddress } from "#shared/editions/editions.ts";
import { localPath } from "#shared/enquiry/local-path.ts";
import { readContactQuery } from "#shared/enquiry/read-contact-query.ts";
import { checkEnquiry, cleanField, type Enquiry, fieldNames } from "#shared/enquiry/rules.ts";
import { contactAddress, contactPath } from "#shared/enquiry/subjects.ts";
import { suggestEmail } from "#shared/enquiry/suggest-email.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { matchPage } from "#shared/pages/page-table.ts";
import { claimsPath, maximaPath } from "#shared/pages/register-address.ts";
import { createSearch, type Search } from "#shared/search/search.ts";
import { longestSearch, readSearch, writeSearch } from "#shared/search/search-query.ts";
import { longestNote, mostChosen, readChosen, writeChosen } from "#shared/selection/chosen.ts";
import { readSelectionQuery, selectionQuery } from "#shared/selection/selection-address.ts";
import { searchInProcess } from "#tests/kits/search-in-process.ts";

export interface Call {
  /** What visitors send: the time of these calls is the measure of all others. */
  readonly ordinary: readonly string[];
  /** Does the work, and returns what checks it. */
  readonly run: (text: string) => () => void;
}

const settings = readSettings({});
const [original] = editions as readonly [Edition];

/** A different one from text to text, the same for the same text. */
const editionFor = (text: string): Edition => editions[text.length % editions.length] ?? original;

const searches = new Map<string, Search>();

function searchFor(edition: Edition): Search {
  const search = searches.get(edition.id) ?? createSearch(listSearchIndex(edition));
  searches.set(edition.id, search);
  return search;
}

/** So many entries have a name that can be found; each is shown once. */
const entryCount = listSearchIndex(original).entries.length;

const asking = (headers: IncomingHttpHeaders) => ({ headers }) as IncomingMessage;

/**
 * A reader of addresses. `write`: the query string of what was read. Its own address must say the same again: the server renders
 * the one, the browser takes over from the other.
 */
const readerOf = <Read>(
  read: (parameters: URLSearchParams) => Read,
  write: (read: Read) => string,
  ordinary: readonly string[],
): Call => ({
  ordinary,
  run: (text) => {
    const found = read(new URLSearchParams(text));
    const again = read(new URLSearchParams(write(found)));
    return () => {
      deepEqual(again, found);
      ok(JSON.stringify(found).length <= text.length + 500);
    };
  },
});

/** A page with its query. `path`: in the original edition. */
function pageOf(
  path: string,
  ordinary: readonly string[],
  // A selection also names what it could not find, which is not in its own address.
  compared: (found: FoundPage) => unknown = ({ page }) => page.data,
): Call {
  const load = (query: string): FoundPage => {
    const parameters = new URLSearchParams(query);
    const result = searchInProcess(readAskedSearch(path, parameters), original);
    const found = loadPage(path, parameters, original, settings, result);
    ok(found, path);
    return found;
  };
  return {
    ordinary,
    run: (text) => {
      const found = load(text);
      return () => {
        const again = load(found.query);
        equal(again.query, found.query);
        deepEqual(compared(again), compared(found));
        equal(again.redirection, null);
        // A page of data, however much is found: rows are listed ten at a time, all entries of the site once.
        ok(JSON.stringify(found.page).length < 400_000);
      };
    },
  };
}

const names = ["zinc", "vitamine c", "lactobacillus", "magnesium", "coq10", "50-81-7", "serum"];
const queries = names.map((name) => `q=${name.replace(" ", "+")}`);
const addresses = ["/liposomes/zinc", "/fr/niosomes", "/en/search?q=zinc", "/probiotique", "/x"];

const formulas = [
  "v=1&zinc=10mg&vitamine-c=120mg&sph-131=3md",
  "zinc=1,5&zinc=2&ajouter=magnesium",
  "retinol=0.2pc&soin=corps&truc=3",
  "complexevitaminesB=1&serie=7&contenant=stick",
];

/** What was not understood is not in the formula's own address. */
const onBench = ({ page }: FoundPage) =>
  page.id === "deskSupplement" || page.id === "deskSerum" ? page.data.formula : page.id;

export const calls = {
  search: {
    ordinary: names,
    run: (text) => {
      // As the header's field gives it, without an address between.
      const result = searchFor(editionFor(text))(text.slice(0, longestSearch));
      return () => {
        const hits = result.groups.flatMap((group) => group.hits);
        equal(result.total, hits.length);
        ok(hits.length <= entryCount);
        equal(new Set(hits.map(({ entry }) => entry)).size, hits.length);
        for (const { text: name, marks } of hits)
          for (const [from, to] of marks) ok(from >= 0 && from <= to && to <= name.length);
      };
    },
  },
  "address of a search": readerOf(readSearch, writeSearch, queries),
  "address of a selection": readerOf(
    (parameters) => {
      const ids = readSelectionQuery(parameters);
      ok(ids.length <= mostChosen);
      return ids;
    },
    selectionQuery,
    ["s=liposomes.zinc", "s=liposomes.zinc,niosomes.retinol"],
  ),
  "address of the form": readerOf(
    readContactQuery,
    (query) => contactAddress(query).slice(contactPath.length),
    ["sujet=devis&page=/liposomes", "s=liposomes.zinc", "page=/recherche&sujet=zinc"],
  ),
  "page of a list": pageOf("/liposomes", [...queries, "filtre=vitamine", "page=2"]),
  "page of a list of strains": pageOf("/probiotiques", [...queries, "page=3"]),
  "page of products": pageOf("/formule-marque-blanche", [...queries, "categorie=2"]),
  "page of a search": pageOf("/recherche", queries),
  "page of a selection": pageOf(
    "/selection",
    ["s=liposomes.zinc", "s=liposomes.zinc,a.b"],
    ({ query }) => query,
  ),
  "page of claims": pageOf(claimsPath, queries),
  "page of maxima": pageOf(maximaPath, queries),
  "page of a supplement's bench": pageOf(benchPath("complement"), formulas, onBench),
  "page of a serum's bench": pageOf(benchPath("serum"), formulas, onBench),
  "JSON of a bench": {
    ordinary: formulas,
    run: (text) => {
      const bench = { edition: original, instrument: "complement" } as const;
      const json = composeBenchJson(bench, new URLSearchParams(text), "");
      return () => ok(JSON.stringify(json).length < 400_000);
    },
  },
  "Markdown of a bench": {
    ordinary: formulas,
    run: (text) => {
      const reader = { edition: original, pageLanguage: "en" } as const;
      const { data } = loadBench("complement", new URLSearchParams(text), reader);
      const markdown = composeBenchMarkdown(data, "", reader);
      // What was typed may look like a gap in a text of ours.
      const typed = [...new URLSearchParams(text)].flat().join(" ");
      return () =>
        ok(
          !/undefined|NaN|\{\w+\}/.test(markdown.replaceAll(text, "")) ||
            /[{}]|undefined|NaN/.test(text + typed),
        );
    },
  },
  "page of the form": pageOf(contactPath, ["sujet=devis", "page=/liposomes"]),
  "mistyped path": {
    ordinary: addresses,
    run: (text) => {
      const resolved = resolvePath(text);
      return () => {
        // It leads to a page, not to another address that must be resolved.
        if (resolved) ok(matchPage(resolved.path));
      };
    },
  },
  "edition of an address": {
    ordinary: addresses,
    run: (text) => {
      const found = splitAddress(text);
      const again = splitAddress(addressIn(found.edition, found.path));
      return () => deepEqual(again, found);
    },
  },
  "page to go back to": {
    ordinary: addresses,
    run: (text) => {
      const path = localPath(text);
      return () => {
        equal(new URL(path, "https://site.test").host, "site.test");
        equal(localPath(path), path);
      };
    },
  },
  "slip in an address": {
    ordinary: ["claire@gmial.com", "claire@maison-oree.fr"],
    run: (text) => {
      const suggestion = suggestEmail(text);
      return () => {
        if (suggestion === null) return;
        ok(suggestion !== text && suggestion.length <= text.length + 20);
        equal(suggestion.split("@").length, text.split("@").length);
        equal(suggestEmail(suggestion), null);
      };
    },
  },
  "fields of an enquiry": {
    ordinary: ["claire@maison-oree.fr", "+33 4 65 71 20 10", "Bonjour,\nnous cherchons du zinc."],
    run: (text) => {
      const enquiry = Object.fromEntries(
        fieldNames.map((name) => [name, cleanField(name, text)]),
      ) as Enquiry;
      const problems = checkEnquiry(enquiry);
      return () => {
        for (const name of Object.keys(problems)) ok((fieldNames as string[]).includes(name));
        const { message, ...lines } = enquiry;
        for (const line of Object.values(lines)) ok(!/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(line));
        ok(message.isWellFormed());
        // NFC makes at most three signs of one (Unicode Standard Annex 15).
        ok(message.length <= 3 * text.length);
      };
    },
  },
  "notes of a selection": {
    ordinary: ["liposomes.zinc\n  10 mg", "niosomes.retinol"],
    run: (text) => {
      const chosen = readChosen(text);
      const again = readChosen(writeChosen(chosen));
      return () => {
        deepEqual(again, chosen);
        ok(chosen.length <= mostChosen);
        for (const { note } of chosen) ok(note.length <= longestNote && note.isWellFormed());
      };
    },
  },
  "Accept-Encoding": {
    ordinary: ["gzip, deflate, br, zstd", "gzip", "identity"],
    run: (text) => {
      const encoding = chooseEncoding(asking({ "accept-encoding": text }));
      return () => ok([undefined, "br", "gzip", "identity"].includes(encoding));
    },
  },
  Accept: {
    ordinary: ["text/html,application/xhtml+xml,*/*;q=0.8", "text/markdown, text/html"],
    run: (text) => {
      const isPreferred = prefers(asking({ accept: text }), "text/markdown", "text/html");
      return () => ok(!isPreferred || text.includes("text/markdown"));
    },
  },
  "If-None-Match": {
    ordinary: ['"abc"', 'W/"abc", "def"', "*"],
    run: (text) => {
      const isCurrent = hasCurrent(asking({ "if-none-match": text }), '"abc"');
      return () => ok(!isCurrent || text.includes('"abc"') || text.trim() === "*");
    },
  },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof calls;
