// Every page that search engines should know, from the page table and the entries, and when its content last changed.
import type { Edition } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { families, serumFamily } from "#shared/families/families.ts";
import { contentDates } from "#shared/generated/dates.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { folderOfPage, type PageId, pageTable, personalPages } from "#shared/pages/page-table.ts";

export interface SiteAddress {
  readonly id: PageId;
  /** The path in the original edition. */
  readonly path: string;
  /** The folder of its documents, in shared/content. */
  readonly folder: string;
}

interface Entry {
  readonly slug: string;
  readonly folder: string;
}

/** The entries that have a page of each kind: postbiotics have none. */
const entriesOf: Readonly<Partial<Record<PageId, readonly Entry[]>>> = {
  product: products.map(({ slug }) => ({ slug, folder: `products/${slug}` })),
  ...Object.fromEntries(
    families.map(({ id, sheet, folder }) => [
      sheet,
      [
        ...familyEntries[id]
          .filter(({ type }) => type !== "postbiotique")
          .map(({ slug }) => ({ slug, folder: `${folder}/${slug}` })),
        ...(id === serumFamily
          ? serums.map(({ slug }) => ({ slug, folder: `serums/${slug}` }))
          : []),
      ],
    ]),
  ),
};

/** Addresses in the order of the page table. Personal pages are left out, as their content stands on others. */
export const siteAddresses: readonly SiteAddress[] = pageTable
  .filter(({ id }) => !personalPages.includes(id))
  .flatMap((route) => {
    const { id, pattern } = route;
    return pattern.endsWith("/:slug")
      ? (entriesOf[id] ?? []).map(({ slug, folder }) => ({
          id,
          path: pattern.replace(":slug", slug),
          folder,
        }))
      : [{ id, path: pattern, folder: folderOfPage(route) }];
  });

const byPath = new Map(siteAddresses.map((address) => [address.path, address]));

/**
 * The ISO day on which the facts of a page or its words in the edition's language last changed; undefined when one of those days is
 * not known. The original edition takes words from every language.
 */
export function dateOf(path: string, { id }: Pick<Edition, "id">): string | undefined {
  const folder = byPath.get(path)?.folder;
  const read = id === "original" ? languages.map((language) => language.id) : [id];
  const files = ["facts.yaml", ...read.map((language) => `${language}.md`)];
  const dates = files
    .map((file) => contentDates[`${folder}/${file}`])
    // Some pages have no facts.
    .filter((date) => date !== undefined);
  return dates.includes("") ? undefined : dates.toSorted().at(-1);
}
