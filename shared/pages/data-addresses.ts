// Where the browser fetches the data of pages: the build is part of the address, so that a tab that has outlived a deployment
// gets no data it cannot read. For both sides.

/** `path`: of the page, without query. */
export const pageDataAddress = (build: string, path: string) =>
  `/page-data/${build}${path === "/" ? "" : path}`;

/** Of what stays while pages change. `hash`: of these data, which change at New Year. `prefix`: of the edition. */
export const siteDataAddress = (build: string, hash: string, prefix: string) =>
  `/site-data/${build}/${hash}${prefix}`;

/** Of the names of countries, which the form suggests. */
export const countryNamesAddress = (build: string) => `/country-names/${build}`;

/** Of the names of all that can be chosen, in the language of the edition's form. `prefix`: of the edition. */
export const selectionNamesAddress = (build: string, prefix: string) =>
  `/selection-names/${build}${prefix}`;

/** `indexPath`: of a catalogue's data. */
export const catalogueIndexAddress = (build: string, indexPath: string) =>
  `/catalogue-index/${build}${indexPath}`;
