// One address of every kind of page, for the tests that look at all kinds in a browser.
export const pageKinds: readonly string[] = [
  "/",
  "/formule-sur-mesure",
  "/formule-marque-blanche",
  "/formule-marque-blanche/multivitamines",
  "/notre-laboratoire",
  "/liposomes",
  "/niosomes",
  "/probiotiques",
  "/liposomes/vitamine-c",
  "/liposomes/magnesium",
  "/liposomes/curcuma",
  "/niosomes/cafeine-egcg",
  "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
];
