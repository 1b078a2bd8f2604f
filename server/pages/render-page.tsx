// A page as bytes: the document around what React renders.
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "#client/App.tsx";
import type { ContactPopupType } from "#client/frame/ContactProvider.tsx";
import { type LoadedPage, pageModules } from "#client/pages/page-modules.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { escapeText } from "#server/http/escape.ts";
import { chooseSocialCard } from "#server/views/choose-social-card.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import type { Delivery, Page, Site } from "#shared/pages/page.ts";

/** A render that takes longer than this is given up, ms. */
const renderTimeout = 10_000;

export interface RenderInput {
  readonly delivery: Delivery;
  /** Of the document: that of the view, where the page has a list. */
  readonly title: string;
  readonly Component: LoadedPage["Component"];
  /** Where the delivery has a popup to show. */
  readonly ContactPopup: ContactPopupType | null;
  /** Path and query as the visitor sees them, edition's prefix included. */
  readonly address: string;
  readonly edition: Edition;
  /** Path and query, in any edition, that search engines are to keep. */
  readonly path: string;
  /** The view must not be indexed: a search or a filter. */
  readonly isVariant: boolean;
}

/**
 * Renders a whole document.
 * @returns UTF-8 HTML
 * @throws what a component throws, or when the render takes over ten seconds
 */
export async function renderDocument(input: RenderInput, assets: AssetManifest): Promise<string> {
  const { delivery, Component, ContactPopup, address } = input;
  const body = await renderToText(
    <StaticRouter location={address} basename={delivery.site.prefix || "/"}>
      <App
        loaded={{ page: delivery.page, Component }}
        site={delivery.site}
        contact={delivery.contact}
        ContactPopup={ContactPopup}
      />
    </StaticRouter>,
  );
  return `${openDocument(input, assets)}<div id="root">${body}</div>
<script type="application/json" id="delivery">${escapeJson(delivery)}</script>
</body>
</html>
`;
}

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

function openDocument(
  { delivery: { page, site, contact }, title: viewTitle, edition, path, isVariant }: RenderInput,
  assets: AssetManifest,
): string {
  const canonical = site.url + addressIn(edition, path);
  const { folder } = pageModules[page.id];
  const scripts = assets.scripts[folder] ?? [];
  const hasErrors = contact?.kind === "form" && Object.keys(contact.errors).length > 0;
  const title = hasErrors
    ? `${page.lang === "fr" ? "Erreur : " : "Error: "}${viewTitle}`
    : viewTitle;
  return `<!DOCTYPE html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(page.description)}">
${describeForPreviews(page, viewTitle, site, canonical)}
<link rel="canonical" href="${escapeText(canonical)}">
${linkEditions(site.url, path)}${isVariant ? '\n<meta name="robots" content="noindex, follow">' : ""}
<link rel="stylesheet" href="${assets.stylesheet}">
<link rel="stylesheet" href="${assets.modes.stylesheet}" media="${assets.modes.media}">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join("\n")}
<script type="module" src="${assets.entry}"></script>
${scripts.map((script) => `<link rel="modulepreload" href="${script}">`).join("\n")}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#F6F6F2">
</head>
<body>
`;
}

/** The same page in each edition; the original is for whoever reads neither language. */
function linkEditions(siteUrl: string, path: string): string {
  return editions
    .map((edition) => {
      const language = edition.id === "original" ? "x-default" : edition.id;
      const href = escapeText(siteUrl + addressIn(edition, path));
      return `<link rel="alternate" hreflang="${language}" href="${href}">`;
    })
    .join("\n");
}

/** What link previews show: Open Graph, which the others read too; the card of X needs its own word. */
function describeForPreviews(page: Page, title: string, site: Site, canonical: string): string {
  const card = chooseSocialCard(page);
  const properties = {
    "og:type": "website",
    "og:site_name": site.lab.name,
    "og:locale": page.lang === "fr" ? "fr_FR" : "en_GB",
    "og:title": title,
    "og:description": page.description,
    "og:url": canonical,
    "og:image": site.url + card.address,
    "og:image:type": "image/jpeg",
    "og:image:width": String(card.width),
    "og:image:height": String(card.height),
    "og:image:alt": card.alt,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join("\n");
}

/** JSON that cannot end the script element it stands in. */
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");
