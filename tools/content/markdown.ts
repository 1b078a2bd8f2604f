// Markdown as content uses it: paragraphs, headings with an id, bold, italics, and a few HTML tags that Markdown lacks. The result
// is HTML that needs no cleaning: anything else in a document is a problem of the document.
import { marked, type Token, type Tokens } from "marked";
import { setProse, setSpaces, setTitle, type Typography } from "./typography.ts";

/** A section: "## Peau et cheveux {#skin}" and the text below. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

type Report = (what: string, wanted: string) => void;

const allowedTag =
  /^<(?:\/?(?:b|i|sub|sup)|br|span lang="[a-z-]+"|abbr title="[^"<>]+"|\/span|\/abbr)>$/;

const heading = /^(.*\S)\s*\{#([a-z0-9-]+)\}$/;

/** Targets of links in prose: another site, a page of this one, or a setting (`{email}`). */
const allowedLink = /^(?:https:\/\/[\w./-]+|\/[\w/#-]*|(?:mailto:)?\{\w+\})$/;

/**
 * The text of a document: the part before the first heading, and its sections; comments (`<!-- … -->`) are left out. `isProse`: it
 * may have lists, tables and links, and its blocks bring their tags.
 */
export function readMarkdown(
  source: string,
  typography: Typography,
  report: Report,
  isProse = false,
): { intro: string[]; sections: Section[] } {
  const intro: string[] = [];
  const sections: { id: string; title: string; paragraphs: string[] }[] = [];
  for (const token of marked.lexer(source.replace(/<!--[\s\S]*?-->/g, ""))) {
    if (token.type === "space") continue;
    if (token.type === "heading") {
      const match = heading.exec(token["text"] as string);
      if (!match || token["depth"] !== 2)
        report(`the heading “${token["text"]}” is not as headings are`, "## Heading {#its-id}");
      const [, title = "", id = ""] = match ?? [];
      if (sections.some((section) => section.id === id))
        report(`two headings have the id ${id}`, "one heading per id");
      sections.push({ id, title: setPlain(title, typography, report, setTitle), paragraphs: [] });
      continue;
    }
    const html = isProse ? writeBlock(token, report) : writeParagraph(token, report);
    if (html === undefined)
      report(
        `“${token.raw.trim().slice(0, 40)}” is a ${token.type}`,
        isProse ? "paragraphs, lists, tables and headings only" : "paragraphs and headings only",
      );
    else (sections.at(-1)?.paragraphs ?? intro).push(decode(setProse(html, typography)));
  }
  return { intro, sections };
}

const writeParagraph = (token: Token, report: Report) =>
  token.type === "paragraph" ? writeInline((token as Tokens.Paragraph).tokens, report) : undefined;

/** A block of prose; undefined for one that prose may not have. The first cell of a row names it. */
function writeBlock(token: Token, report: Report): string | undefined {
  const write = (tokens: readonly Token[]) => writeInline(tokens, report, { hasLinks: true });
  if (token.type === "paragraph") return `<p>${write((token as Tokens.Paragraph).tokens)}</p>`;
  if (token.type === "list") {
    const { items, ordered } = token as Tokens.List;
    const tag = ordered ? "ol" : "ul";
    const list = items.map(
      (item) => `<li>${write(item.tokens.flatMap((part) => partsOf(part)))}</li>`,
    );
    return `<${tag}>${list.join("")}</${tag}>`;
  }
  if (token.type !== "table") return undefined;
  const { header, rows } = token as Tokens.Table;
  const heads = header.map(({ tokens }) => `<th scope="col">${write(tokens)}</th>`);
  const body = rows.map(([name, ...cells]) => {
    const data = cells.map(({ tokens }) => `<td>${write(tokens)}</td>`);
    return `<tr><th scope="row">${write(name?.tokens ?? [])}</th>${data.join("")}</tr>`;
  });
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/** An item of a list is a text around its parts. */
const partsOf = (token: Token): readonly Token[] =>
  token.type === "text" && "tokens" in token && token.tokens ? token.tokens : [token];

interface InlineRules {
  readonly hasLinks: boolean;
}

const plainInline: InlineRules = { hasLinks: false };

function writeInline(
  tokens: readonly Token[],
  report: Report,
  rules: InlineRules = plainInline,
): string {
  return tokens.map((token) => writeToken(token, report, rules)).join("");
}

function writeToken(token: Token, report: Report, rules: InlineRules): string {
  switch (token.type) {
    case "strong":
      return `<b>${writeInline((token as Tokens.Strong).tokens, report, rules)}</b>`;
    case "em":
      return `<i>${writeInline((token as Tokens.Em).tokens, report, rules)}</i>`;
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      if (rules.hasLinks && allowedLink.test(href))
        return `<a href="${href}">${writeInline(tokens, report)}</a>`;
      report(
        `“${token.raw}” is a link`,
        rules.hasLinks ? "https://…, or the address of a page" : "no links",
      );
      return "";
    }
    case "html":
      return writeTag(token.raw.replace(/\s+/g, " "), report);
    case "text":
    case "escape":
      return token.text.replace(/\s*\n\s*/g, " ");
    default:
      report(`“${token.raw}” is a ${token.type}`, "bold, italics and plain text only");
      return "";
  }
}

function writeTag(tag: string, report: Report): string {
  if (!allowedTag.test(tag)) report(`${tag} stands in the text`, "no such HTML");
  return tag;
}

/** A short text of the front matter: as typed, with its spaces set. */
export function setPlain(
  text: string,
  typography: Typography,
  report: Report,
  set: typeof setSpaces = setSpaces,
): string {
  for (const [tag] of text.matchAll(/<[^>]*>/g))
    if (!allowedTag.test(tag)) report(`${tag} stands in “${text.slice(0, 40)}”`, "no such HTML");
  return set(decode(text), typography);
}

/** `&nbsp;` is typed where a space must not break and no rule sets it, `&NoBreak;` on both sides of such a hyphen. */
const decode = (text: string) =>
  text
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&#8239;", "\u202f")
    .replaceAll("&NoBreak;", "\u2060");
