// One address of every kind of page, for the tests that look at all kinds in a browser: pages of one component are of one kind.
import { pageFolders } from "#client/pages/page-folders.ts";
import { pageTable } from "#shared/pages/page-table.ts";

/** Of kinds that have slugs or show more with something in them, by the folder of their component; none: a test of its own. */
const examples: Readonly<Partial<Record<string, readonly string[]>>> = {
  Contact: [],
  Search: [],
  Selection: [],
  Desk: [
    "/formule-sur-mesure/composer/complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg",
  ],
  Product: ["/formule-marque-blanche/multivitamines"],
  Legal: ["/confidentialite"],
  Sheet: [
    "/liposomes/vitamine-c",
    "/liposomes/magnesium",
    "/liposomes/curcuma",
    "/niosomes/cafeine-egcg",
    "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
  ],
};

/** The first address of each kind, by its folder. */
const kinds = new Map(
  pageTable.toReversed().map(({ id, pattern }) => [pageFolders[id], pattern] as const),
);

export const pageKinds: readonly string[] = [...kinds]
  .toReversed()
  .flatMap(([folder, pattern]) => examples[folder] ?? [pattern]);

/** Legal pages, registers and benches have no pictures; plates of plants and strains are drawings. */
const unpictured = [
  "/confidentialite",
  "/allegations-autorisees",
  "/doses-maximales",
  "/liposomes/curcuma",
  "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
];
export const picturedKinds = pageKinds.filter(
  (path) => !unpictured.includes(path) && !path.includes("/composer/"),
);
