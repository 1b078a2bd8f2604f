// Makes the Markdown of a page from its HTML, so that additions to the page appear in both. Parts that only work in a browser are
// left out: pictures, fields, buttons, announcements to screen readers while lists change.
import type TurndownService from "turndown";

type Matches = (node: HTMLElement) => boolean;

// Elements left out of Markdown; pages never nest one in another of the same name. Bound: tags are our own, as all that is typed is
// escaped, and each is closed soon after it is opened.
const unread = /<(picture|video|label|select|textarea|datalist|search)\b[\s\S]*?<\/\1>/g;

/** A drawing without one in it: drawings are nested, the innermost go first. */
const innermostDrawing = /<svg\b(?:(?!<svg\b)[\s\S])*?<\/svg>/g;

function withoutDrawings(html: string): string {
  const fewer = html.replace(innermostDrawing, "");
  return fewer === html ? html : withoutDrawings(fewer);
}

/** A browser shows two boxes where one element follows another: without a space, Markdown would join two words. */
const neighbours = /(<\/(?:a|b|dd|dt|em|i|span|strong|figcaption)>)(?=<[a-z])/g;

const leadsWithin = (link: Element) => link.getAttribute("href")?.startsWith("#") ?? false;

/** True for a page's own contents, folded or not. */
function isContents(node: Element): boolean {
  if (node.nodeName === "DETAILS")
    return Array.from(node.children).every(
      (child) => child.nodeName === "SUMMARY" || isContents(child),
    );
  return node.nodeName === "NAV" && Array.from(node.querySelectorAll("a")).every(leadsWithin);
}

const isLeftOut: Matches = (node) =>
  /^(?:BUTTON|CAPTION|INPUT|LEGEND)$/.test(node.nodeName) ||
  isContents(node) ||
  node.getAttribute("aria-hidden") === "true" ||
  /^(?:tablist|status)$/.test(node.getAttribute("role") ?? "");

const isCell: Matches = ({ nodeName }) => /^T[HD]$/.test(nodeName);

/** An item with a title of its own is a section of the text, not a line of a list. */
const hasTitle = (node: Element) => Boolean(node.querySelector("h2, h3, h4, h5, h6"));

const onOneLine = (text: string) => text.trim().replace(/\s+/g, " ");

/** `siteUrl` makes links absolute. */
async function createTurndown(siteUrl: string): Promise<TurndownService> {
  // The package brings a DOM, for which the boot should not wait.
  const { default: Turndown } = await import("turndown");
  const turndown = new Turndown({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    emDelimiter: "_",
  });
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    replacement: TurndownService.Rule["replacement"],
  ) => turndown.addRule(name, { filter, replacement });

  rule("left out", isLeftOut, () => "");
  rule("link", "a", (content, node) => {
    const text = onOneLine(content);
    const target = (node as HTMLElement).getAttribute("href") ?? "";
    // A link within the page is left out: its target follows in the text.
    if (!text || leadsWithin(node as HTMLElement)) return "";
    return `[${text}](${target.startsWith("/") ? siteUrl + target : target})`;
  });
  rule("heading", ["h1", "h2", "h3", "h4", "h5", "h6"], (content, { nodeName }) =>
    content.trim() ? `\n\n${"#".repeat(Number(nodeName.slice(1)))} ${onOneLine(content)}\n\n` : "",
  );
  rule("item", "li", (content, node) => {
    const { parentElement } = node as HTMLElement;
    if (hasTitle(node as HTMLElement)) return `\n\n${content.trim()}\n\n`;
    const place = Array.from(parentElement?.children ?? []).indexOf(node as HTMLElement) + 1;
    const mark = parentElement?.nodeName === "OL" ? `${place}. ` : "- ";
    const lines = content.trim().replaceAll(/\n\s*\n/g, "\n");
    return `${mark}${lines.replaceAll("\n", `\n${" ".repeat(mark.length)}`)}\n`;
  });
  rule("label of a fact", "dt", (content) => `\n- **${onOneLine(content)}**: `);
  rule("fact", "dd", (content, node) => {
    // Further lines of a fact, such as its source, are joined to it.
    const text = onOneLine(content.trim().replaceAll(/\n\s*\n/g, " · "));
    const before = (node as HTMLElement).previousElementSibling;
    if (before?.nodeName !== "DD") return text;
    if (before.textContent?.trim().endsWith(".")) return ` ${text}`;
    return (text.endsWith(".") ? ". " : ", ") + text;
  });
  rule("cell", isCell, (content) => ` ${onOneLine(content).replaceAll("|", "\\|")} |`);
  rule("row", "tr", (content, node) => {
    const cells = Array.from((node as HTMLElement).children);
    const isHead = cells.every(({ nodeName }) => nodeName === "TH");
    return `\n|${content}${isHead ? `\n|${" --- |".repeat(cells.length)}` : ""}`;
  });
  rule("rows", ["thead", "tbody", "tfoot"], (content) => content);
  rule("table", "table", (content) => `\n\n${content.trim().replaceAll(/\n\s*\n/g, "\n")}\n\n`);
  return turndown;
}

/** The main part of a document. `html`: a page that the site rendered. */
export async function toMarkdown(html: string, siteUrl: string): Promise<string> {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = withoutDrawings(main).replace(unread, "").replace(neighbours, "$1 ");
  const turndown = await createTurndown(siteUrl);
  return `${turndown
    .turndown(text)
    // Bound: runs of blanks in our own pages; in what is typed into an address, at most 80.
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/^(- \*\*.*)\n\n(?=- \*\*)/gm, "$1\n")
    .replaceAll(/\n{3,}/g, "\n\n")}\n`;
}
