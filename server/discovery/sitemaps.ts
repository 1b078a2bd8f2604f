// The sitemaps: an index and one for each edition, with each page's address in the others (sitemaps.org;
// developers.google.com/search/docs/specialty/international/localized-versions).

import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { dateOf, siteAddresses } from "./list-addresses.ts";
import { listAlternates } from "./list-alternates.ts";

export const sitemapIndexPath = "/sitemap.xml";
export const sitemapPathOf = ({ id }: Edition) => `/sitemap-${id}.xml`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const element = (name: string, text: string | undefined) =>
  text === undefined ? "" : `<${name}>${escapeHtml(text)}</${name}>`;

/** `siteUrl` has no slash at its end. */
export function composeSitemapIndex(siteUrl: string): string {
  const sitemaps = editions.map((edition) => {
    const dates = siteAddresses.map(({ path }) => dateOf(path, edition) ?? "").toSorted();
    const newest = dates.at(-1) || undefined;
    return `<sitemap>${element("loc", siteUrl + sitemapPathOf(edition))}${element("lastmod", newest)}</sitemap>`;
  });
  return `${declaration}\n<sitemapindex ${namespace}>\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

export function composeSitemap(siteUrl: string, edition: Edition): string {
  const pages = siteAddresses.map(({ path }) => {
    const alternates = listAlternates(siteUrl, path).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `<url>${element("loc", siteUrl + addressIn(edition, path))}${element("lastmod", dateOf(path, edition))}${alternates.join("")}</url>`;
  });
  // The printed catalogue is an address of the edition in its language.
  const printed = languages
    .filter(({ id }) => id === edition.id)
    .map(({ id }) => {
      const newest = siteAddresses
        .map(({ path }) => dateOf(path, edition) ?? "")
        .toSorted()
        .at(-1);
      return `<url>${element("loc", siteUrl + catalogueAddress(id))}${element("lastmod", newest || undefined)}</url>`;
    });
  return `${declaration}\n<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${[...pages, ...printed].join("\n")}\n</urlset>\n`;
}
