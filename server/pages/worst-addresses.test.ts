// The most work that an address can ask for, of each kind: 16 kB of it, as Node takes no more. Nothing may cost many times what an
// ordinary address of its kind costs, before it waits for its turn or in it.
import { describe, expect, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { resolvePath } from "#server/discovery/resolve-path.ts";
import { readSettings } from "#server/environment.ts";
import { readAskedSearch } from "#server/views/asked-search.ts";
import { loadPage } from "#server/views/load-page.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { products } from "#shared/generated/entries.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { searchInProcess } from "#tests/kits/search-in-process.ts";
import { laneOf, readParameters } from "./asked-view.ts";
import { findPage } from "./site-pages.ts";

const settings = readSettings({});
const longest = 16_000;
const fill = (text: string) => text.repeat(longest / text.length);

/** Processor time of a call, ms. */
function costOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Most rounds: other work of the machine only adds to a cost, so the least of some tells; what is too dear stays so. */
const mostRounds = 40;

function expectBounded(worst: () => unknown, ordinary: () => unknown): void {
  let [cost, most] = [Number.POSITIVE_INFINITY, 0];
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds && (round < 5 || cost >= most); round += 1) {
    least = Math.min(least, costOf(ordinary));
    cost = Math.min(cost, costOf(worst));
    most = 3 * least + 5;
  }
  expect(cost).toBeLessThan(most);
}

/** Loads a page as the site does, except for the search. */
function load(address: string): unknown {
  const page = findPage(address.split("?")[0] ?? "");
  if (!page) return undefined;
  const parameters = readParameters(address);
  laneOf(page.path, parameters);
  const result = readAskedSearch(page.path, parameters) ? nothingFound : null;
  return loadPage(page.path, parameters, page.edition, settings, result);
}

const nothingFound = searchInProcess("coenzime k12", originalEdition);
const slugs = [...deskActives.complement.keys()];
const five = slugs.slice(0, 5).map((slug) => `${slug}=10mg`);
const bench = (fields: readonly string[]) => `${benchPath("complement")}?${fields.join("&")}`;
const ids = products.map(({ slug }) => `formule-marque-blanche.${slug}`);

describe("costs at most three times what an ordinary one costs, and 5 ms", () => {
  test.each([
    [
      "a list",
      "/liposomes?filtre=vitamines&page=2",
      `/liposomes?${fill("filtre=vitamines&")}page=99999`,
    ],
    [
      "all facets of a list",
      "/probiotiques?page=2",
      `/probiotiques?${fill("ufc=1&souche=x&action=&")}`,
    ],
    ["a search of a list", "/liposomes?q=zinc", `/liposomes?q=${fill("a+")}`],
    [
      "products",
      "/formule-marque-blanche?categorie=2",
      `/formule-marque-blanche?${fill("categorie=9&")}`,
    ],
    [
      "a selection",
      `/selection?s=${ids.slice(0, 12)}`,
      `/selection?s=${ids.concat(ids, ids, ids)}`,
    ],
    ["ids that are none", `/selection?s=${ids.slice(0, 12)}`, `/selection?s=${fill("a.b,")}`],
    ["one endless id", `/selection?s=${ids.slice(0, 12)}`, `/selection?s=${fill("a")}`],
    [
      "the form",
      "/contact?sujet=devis&page=/liposomes",
      `/contact?sujet=${fill("+a")}&page=/recherche`,
    ],
    ["a page it came from", "/contact?page=/liposomes", `/contact?page=/${fill("liposomes/")}`],
    ["thanks", "/?sent=SPH-7K3Q-9F2M", `/?${fill("sent=SPH-7K3Q-9F2M&")}`],
    ["made-up names", "/liposomes/zinc", `/liposomes/zinc?${fill("a=b&")}`],
    ["a formula of twenty-one", bench(five), bench(slugs.slice(0, 21).map((slug) => `${slug}=1`))],
    ["a formula of all actives", bench(five), bench(slugs.map((slug) => `${slug}=1mg`))],
    ["one active a thousand times", bench(five), bench(Array(1000).fill("zinc=10mg"))],
    ["odd numbers", bench(five), bench(slugs.map((slug) => `${slug}=${"9 ".repeat(40)}e-5`))],
    ["fields without end", bench(five), `${benchPath("complement")}?${fill("a&")}`],
    ["a long field", bench(five), `${benchPath("complement")}?zinc=${fill("9")}`],
    ["something to add", bench(["ajouter=zinck"]), bench([`ajouter=${fill("vita+")}`])],
    [
      "many lines to add",
      bench(five),
      bench([`ajouter=${fill(`${slugs.slice(0, 20).join("+10+mg,+")},`)}`]),
    ],
  ])("%s", (_, ordinary, worst) => {
    load(ordinary);
    expectBounded(
      () => load(worst),
      () => load(ordinary),
    );
  });

  test.each([
    ["a name that is nearly one", `/liposomes/${"vitamine".repeat(35)}`],
    ["a long name", `/liposomes/${fill("vitamine-")}`],
    ["many parts", fill("/fr")],
    ["encoded letters", `/${fill("%C3%A9")}`],
  ])("a mistyped address: %s", (_, worst) => {
    const resolve = (path: string) => () => findPage(path) ?? resolvePath(decodeURIComponent(path));
    resolve("/liposomes/zinck")();
    expectBounded(resolve(worst), resolve("/liposomes/zinck"));
  });
});
