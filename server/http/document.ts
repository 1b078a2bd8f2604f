// HTML documents around finished content: escaping, the head, the scripts and style sheets of the build.
import { escapeHtml } from "#shared/words/escape-html.ts";
import type { AssetManifest } from "./asset-manifest.ts";

/** JSON that cannot end the script element that holds it. */
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

const icons = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">`;

export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The address that search engines should index. */
  readonly canonical: string;
  /** The same page in other editions, this one included. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** The page as Markdown. */
  readonly markdown: string;
  readonly isIndexed: boolean;
  /** Properties of Open Graph, for link previews. */
  readonly preview: Readonly<Record<string, string>>;
  /** All styles that the page shows at first; undefined if its sheets are linked. */
  readonly style: string | undefined;
  /** The page's own style sheet, in addition to that of all pages. */
  readonly stylesheet: string | undefined;
  /** JSON-LD, for search engines: data that no browser runs, so that the security policy need not name it. Null where they index nothing. */
  readonly structuredData: unknown;
  /** HTML. */
  readonly body: string;
  /** HTML that stands in place of the body where the page is printed; "" where that is printed itself. */
  readonly paper: string;
  /** Data that the browser needs to take over the page, as attributes of the script that fetches them. */
  readonly wake: object;
  /** The part of those data that comes with the document; null if all are fetched. */
  readonly delivery: unknown;
}

/** Composes a page of the site. Its first content loads before its scripts: a page can be read and used without them. */
export function composeDocument(parts: DocumentParts, assets: AssetManifest): string {
  const { lang, title, description, canonical, isIndexed, stylesheet, body, paper, delivery } =
    parts;
  const wakeAttributes = Object.entries(parts.wake).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  const previewTags = Object.entries(parts.preview).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  const alternateTags = parts.alternates.map(
    ({ hreflang, href }) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  );
  const sheets = [assets.stylesheet, ...(stylesheet ? [stylesheet] : [])]
    .map((address) => `<link rel="stylesheet" href="${address}">`)
    .join("\n");
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${previewTags.join("\n")}
<meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="${escapeHtml(canonical)}">
${alternateTags.join("\n")}
<link rel="alternate" type="text/markdown" href="${escapeHtml(parts.markdown)}">${isIndexed ? "" : '\n<meta name="robots" content="noindex, follow">'}
${parts.style ? `<style data-sheet="${stylesheet ?? ""}">${parts.style}</style>` : sheets}
<link rel="stylesheet" href="${assets.modes.stylesheet}" media="${assets.modes.media}">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join("\n")}
${icons}
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="#F6F6F2">
${
  parts.structuredData === null
    ? ""
    : `<script type="application/ld+json">${escapeJson(parts.structuredData)}</script>
`
}</head>
<body>
<div id="root">${body}</div>
${paper}<script type="module" src="${assets.wake}" async fetchpriority="low" id="wake" ${wakeAttributes.join(" ")}></script>
${delivery === null ? "" : `<script type="application/json" id="delivery">${escapeJson(delivery)}</script>\n`}</body>
</html>
`;
}

/** A small page without scripts that search engines should not index. `body`: HTML. */
export function composeNotice(
  { lang, title, body }: { readonly lang: string; readonly title: string; readonly body: string },
  { stylesheet }: Pick<AssetManifest, "stylesheet">,
): string {
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylesheet}">
${icons}
</head>
<body>
${body}
</body>
</html>
`;
}
