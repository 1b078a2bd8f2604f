// A page as HTML: rendered by React, then put into its document.
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "#client/App.tsx";
import type { ContactPopupType } from "#client/frame/ContactProvider.tsx";
import { ServedDrawingsContext } from "#client/hooks/site-context.ts";
import { pageFolders } from "#client/pages/page-folders.ts";
import type { LoadedPage } from "#client/pages/page-modules.ts";
import { listAlternates, markdownAddress } from "#server/discovery/list-alternates.ts";
import { describeInGraph } from "#server/discovery/structured-data.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { composeDocument } from "#server/http/document.ts";
import { chooseSocialCard } from "#server/views/choose-social-card.ts";
import type { PageSubject } from "#server/views/found-page.ts";
import type { Particulars } from "#shared/content/schema/particulars.ts";
import { type Edition, localeOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import { pageDataAddress } from "#shared/pages/data-addresses.ts";
import type { Delivery, Page, Site, WakeAddresses } from "#shared/pages/page.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { renderDrawings } from "./render-drawings.tsx";
import { renderPaper } from "./render-paper.tsx";

/** A render that takes longer is aborted, ms. */
const renderTimeout = 10_000;

export interface RenderInput {
  readonly loaded: LoadedPage;
  readonly delivery: Omit<Delivery, "page">;
  /** The query with which the browser can fetch the page's data: "" where they are the same for everybody, null where it cannot. */
  readonly dataQuery: string | null;
  /** True where the browser is to keep nothing of where the visit came from. */
  readonly isSourceless: boolean;
  /** The address of the data that all pages share. */
  readonly siteData: string;
  readonly subject: PageSubject | null;
  /** Those of the laboratory that are valid today. */
  readonly certificates: Particulars["certificates"];
  /** Title of the document; on a page with a list, that of the view. */
  readonly title: string;
  /** Null unless the delivery has a popup to show. */
  readonly ContactPopup: ContactPopupType | null;
  /** Path and query as the visitor sees them, with the edition's prefix. */
  readonly address: string;
  readonly edition: Edition;
  /** Path and query, in any edition, that search engines should index. */
  readonly path: string;
  /** True for a search or a filter, which must not be indexed. */
  readonly isVariant: boolean;
}

/**
 * Renders a whole document.
 * @returns UTF-8 HTML
 * @throws a component's error, or when the render takes over ten seconds
 */
export async function renderPage(input: RenderInput, assets: AssetManifest): Promise<string> {
  const { loaded, delivery, title, ContactPopup, address, edition, path, isVariant } = input;
  const { page } = loaded;
  const { site, contact } = delivery;
  const folder = pageFolders[page.id];
  const own = input.dataQuery === null ? { page, contact } : null;
  const pageData = pageDataAddress(assets.build, addressIn(edition, encodeURI(page.path)));
  const wake: WakeAddresses = {
    start: assets.entry,
    scripts: [...(assets.scripts[folder] ?? []), ...(assets.parts[folder] ?? [])].join(" "),
    data: [input.siteData, ...(own ? [] : [pageData + input.dataQuery])].join(" "),
    // The browser alone knows earlier choices.
    ...(page.id === "selection" && { now: "" }),
    ...(input.isSourceless && { sourceless: "" }),
  };
  const canonical = site.url + addressIn(edition, path);
  const body = await renderToText(
    <StaticRouter location={address} basename={site.prefix || "/"}>
      <ServedDrawingsContext value={renderDrawings(page, edition)}>
        <App loaded={loaded} site={site} contact={contact} ContactPopup={ContactPopup} />
      </ServedDrawingsContext>
    </StaticRouter>,
  );
  const hasErrors = contact?.kind === "form" && Object.keys(contact.errors).length > 0;
  return composeDocument(
    {
      lang: page.lang,
      title: hasErrors ? fillText(noticeTexts.errorTitle[page.lang], { title }) : title,
      description: page.description,
      canonical,
      alternates: listAlternates(site.url, path),
      isIndexed: !isVariant,
      preview: describeForPreviews(page, title, site, canonical),
      // The first style of a page does not cover the popup.
      style: contact ? undefined : assets.firstStyles[folder]?.css,
      stylesheet: assets.pageStylesheets[folder],
      markdown: site.url + markdownAddress(edition, encodeURI(page.path)),
      // A formula is one of endlessly many: what search engines read of a bench stands on the empty one.
      structuredData:
        isVariant && isBench(page)
          ? null
          : describeInGraph({ page, subject: input.subject, edition, site }, input.certificates),
      body,
      paper: renderPaper(page, { site, edition, stylesheet: assets.pageStylesheets[folder] }),
      wake,
      delivery: own,
    },
    assets,
  );
}

const isBench = (page: Page) => page.id === "deskSupplement" || page.id === "deskSerum";

/**
 * The render is collected before anything is sent: a component that throws must still become a 500, and the bytes
 * are kept for the next visitor anyway (docs/decisions/0003).
 */
function renderToText(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Large boundaries would be put in their places by scripts within the page, which its policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: fail,
      onShellError: fail,
    });
    const timer = setTimeout(() => {
      abort(new Error("the render took too long"));
      fail(new Error("the render took too long"));
    }, renderTimeout);

    function fail(error: unknown) {
      clearTimeout(timer);
      reject(error);
    }
  });
}

/** Link previews: Open Graph, which all of them read; only X needs a tag of its own. */
function describeForPreviews(page: Page, title: string, site: Site, canonical: string) {
  const card = chooseSocialCard(page);
  return {
    "og:type": "website",
    "og:site_name": site.lab.name,
    "og:locale": localeOf(page.lang).replace("-", "_"),
    "og:title": title,
    "og:description": page.description,
    "og:url": canonical,
    "og:image": site.url + card.address,
    "og:image:type": "image/jpeg",
    "og:image:width": String(card.width),
    "og:image:height": String(card.height),
    "og:image:alt": card.alt,
  };
}
