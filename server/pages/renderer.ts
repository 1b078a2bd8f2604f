// Loads pages and renders them as HTML, with the frame of the current year and what is valid on the day.
import { createHash } from "node:crypto";
import { loadContactPopup } from "#client/frame/ContactProvider.tsx";
import { loadComponent } from "#client/pages/page-modules.ts";
import { dayInParis } from "#server/day-in-paris.ts";
import type { Settings } from "#server/environment.ts";
import { particularsOn } from "#server/facts/particulars.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import type { FoundPage } from "#server/views/found-page.ts";
import type { loadPage } from "#server/views/load-page.ts";
import { loadSite } from "#server/views/load-site.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { withBrand } from "#shared/labels/brand-name.ts";
import { siteDataAddress } from "#shared/pages/data-addresses.ts";
import { withoutLook } from "#shared/pages/list-address.ts";
import type { Site } from "#shared/pages/page.ts";
import { personalPages } from "#shared/pages/page-table.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import { readsFormula } from "./asked-view.ts";
import { renderPage } from "./render-page.tsx";
import type { SitePage } from "./site-pages.ts";

export interface Renderer {
  readonly siteOf: (edition: Edition) => Site;
  /** The data that all pages share, as JSON, by the address where the browser fetches it: undefined elsewhere. */
  readonly siteDataAt: (address: string) => Site | undefined;
  /**
   * The parts that all pages share; a new object replaces it when they change: at New Year, as the footer names it, when a printed
   * catalogue is set after the start, and when a certificate is no longer valid.
   */
  readonly frames: () => object;
  /** `result`: of the search that the parameters ask for. */
  readonly load: (
    page: SitePage,
    parameters?: URLSearchParams,
    result?: SearchResult | null,
  ) => FoundPage;
  readonly render: (found: FoundPage, contact?: ContactState | null) => Promise<string>;
}

export function createRenderer({
  settings,
  assets,
  load,
  now,
}: {
  settings: Settings;
  assets: AssetManifest;
  load: typeof loadPage;
  /** Milliseconds since 1970. */
  now: () => number;
}): Renderer {
  let sites = {
    year: 0,
    certificates: 0,
    catalogues: assets.catalogues,
    byEdition: new Map<Edition["id"], { readonly site: Site; readonly address: string }>(),
  };
  /** Shared data by address, earlier ones too: cached pages name them. They change at New Year and while catalogues are being set. */
  const byAddress = new Map<string, Site>();

  function sitesNow() {
    const today = dayInParis(now());
    const year = Number(today.slice(0, 4));
    const certificates = particularsOn(today).certificates.length;
    const { catalogues } = assets;
    if (
      sites.year !== year ||
      sites.catalogues !== catalogues ||
      sites.certificates !== certificates
    ) {
      const made = editions.map((edition) => {
        const site = loadSite(edition, settings, year, assets);
        const hash = createHash("sha256").update(JSON.stringify(site)).digest("base64url");
        const address = siteDataAddress(assets.build, hash.slice(0, 8), edition.prefix);
        byAddress.set(address, site);
        return [edition.id, { site, address }] as const;
      });
      sites = { year, certificates, catalogues, byEdition: new Map(made) };
    }
    return sites;
  }

  const frameOf = ({ id }: Edition) =>
    sitesNow().byEdition.get(id) as { readonly site: Site; readonly address: string };
  const siteOf = (edition: Edition) => frameOf(edition).site;

  return {
    siteOf,
    siteDataAt: (address) => byAddress.get(address),
    frames: sitesNow,
    load({ address, edition, path }, parameters = new URLSearchParams(), result = null) {
      const found = load(path, parameters, edition, settings, result, now());
      if (!found) throw new Error(`there is nothing to show at ${address}`);
      return found;
    },
    async render(found, contact = null) {
      const { page, subject, title, query, brand, edition } = found;
      const isPlain = /^(?:contact|deskSerum|deskSupplement|home|selection)$/.test(page.id);
      const frame = frameOf(edition);
      const indexed = withoutLook(query);
      return renderPage(
        {
          loaded: await loadComponent(page),
          delivery: { site: frame.site, contact },
          dataQuery: contact === null ? dataQueryOf(found) : null,
          isSourceless: !settings.SOURCE_OF_ENQUIRIES,
          siteData: frame.address,
          subject,
          certificates: particularsOn(dayInParis(now())).certificates,
          title,
          ContactPopup: contact && (await loadContactPopup()),
          edition,
          address: viewKey(found),
          // Queries that hold a visitor's previous page, a missed address or a selection are not indexed.
          path: page.path + (isPlain ? "" : indexed),
          isVariant:
            brand !== "" ||
            personalPages.includes(page.id) ||
            (page.id !== "contact" && /[?&](?!page=)/.test(indexed)),
        },
        assets,
      );
    },
  };
}

/** The query of a page's data; null where its document carries them. */
function dataQueryOf({ page, query, asked }: FoundPage): string | null {
  if (readsFormula(page.path)) return asked;
  return query === "" ? "" : null;
}

/** The one address of a view. */
export const viewKey = ({
  page,
  query,
  brand,
  edition,
}: Pick<FoundPage, "page" | "query" | "brand" | "edition">) =>
  addressIn(edition, encodeURI(page.path) + (brand ? withBrand(query, brand) : query));
