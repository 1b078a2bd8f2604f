// One address of every kind of page, for the tests that look at all kinds in a browser.
import { families, pathOfFamily } from "#shared/families/families.ts";

export const pageKinds: readonly string[] = [
  "/",
  "/formule-sur-mesure",
  "/formule-sur-mesure/composer",
  "/formule-sur-mesure/composer/complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg",
  "/formule-marque-blanche",
  "/formule-marque-blanche/multivitamines",
  "/notre-laboratoire",
  "/confidentialite",
  ...families.map(pathOfFamily),
  "/liposomes/vitamine-c",
  "/liposomes/magnesium",
  "/liposomes/curcuma",
  "/niosomes/cafeine-egcg",
  "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
];

/** Legal pages and benches have no pictures. */
export const picturedKinds = pageKinds.filter(
  (path) => path !== "/confidentialite" && !path.includes("/composer/"),
);
