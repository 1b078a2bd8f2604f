// The addresses of the data that the browser fetches: the build is part of each, so that a tab that has outlived a deployment gets
// no data it cannot read. For both sides.

/** The first segments of all of them: what is below is JSON, counted and headed as such, and nothing for search engines. */
export const dataPlaces = [
  "page-data",
  "site-data",
  "catalogue-index",
  "country-names",
  "selection-names",
  "asked-words",
  "desk-choices",
  "desk-facts",
  "desk-pack",
  "desk-texts",
] as const;

/** Below which a place's addresses are. */
export const folderOf = (place: (typeof dataPlaces)[number]) => `/${place}/` as const;

export const isDataPath = (path: string): boolean =>
  dataPlaces.some((place) => path.startsWith(folderOf(place)));

/** `rest`: of the path, with its first slash. */
export const dataAddress = (place: (typeof dataPlaces)[number], build: string, rest = "") =>
  `${folderOf(place)}${build}${rest}`;

/** `path`: of the page; its query follows for a bench alone, whose data are those of its formula. */
export const pageDataAddress = (build: string, path: string) =>
  dataAddress("page-data", build, path === "/" ? "" : path);

/** The data that stay while pages change. `hash` is that of these data, which change at New Year; `prefix`, the edition's. */
export const siteDataAddress = (build: string, hash: string, prefix: string) =>
  dataAddress("site-data", build, `/${hash}${prefix}`);

/** The names of countries, which the form suggests. */
export const countryNamesAddress = (build: string) => dataAddress("country-names", build);

/** The names of all entries that can be chosen, in the language of the edition's form. `prefix` is the edition's. */
export const selectionNamesAddress = (build: string, prefix: string) =>
  dataAddress("selection-names", build, prefix);

/** The words for all that may be asked, in the language of the edition's form. `prefix` is the edition's. */
export const askedWordsAddress = (build: string, prefix: string) =>
  dataAddress("asked-words", build, prefix);

/** `indexPath`: of a catalogue's data. */
export const catalogueIndexAddress = (build: string, indexPath: string) =>
  dataAddress("catalogue-index", build, indexPath);
