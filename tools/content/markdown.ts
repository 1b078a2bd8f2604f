// Markdown as content uses it: paragraphs, headings with an id, bold, italics, and a few HTML tags for what Markdown lacks.
// The result is HTML that needs no cleaning any more: whatever else is in a document is a problem of the document.
import { marked, type Token, type Tokens } from "marked";
import { setSpaces, type Typography } from "./typography.ts";

/** "## Peau et cheveux {#skin}" and what follows it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

type Report = (what: string, wanted: string) => void;

const allowedTag =
  /^<(?:\/?(?:b|i|sub|sup)|br|span lang="[a-z-]+"|abbr title="[^"<>]+"|\/span|\/abbr)>$/;

const heading = /^(.*\S)\s*\{#([a-z0-9-]+)\}$/;

/** The text of a document: what stands before the first heading, and its sections; comments (`<!-- … -->`) are left out. */
export function readMarkdown(
  source: string,
  typography: Typography,
  report: Report,
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
      sections.push({ id, title: setPlain(title, typography, report), paragraphs: [] });
    } else if (token.type === "paragraph") {
      const html = setSpaces(writeInline((token as Tokens.Paragraph).tokens, report), typography);
      (sections.at(-1)?.paragraphs ?? intro).push(decode(html));
    } else
      report(
        `“${token.raw.trim().slice(0, 40)}” is a ${token.type}`,
        "paragraphs and headings only",
      );
  }
  return { intro, sections };
}

function writeInline(tokens: readonly Token[], report: Report): string {
  return tokens.map((token) => writeToken(token, report)).join("");
}

function writeToken(token: Token, report: Report): string {
  switch (token.type) {
    case "strong":
      return `<b>${writeInline((token as Tokens.Strong).tokens, report)}</b>`;
    case "em":
      return `<i>${writeInline((token as Tokens.Em).tokens, report)}</i>`;
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

/** A short text of the front matter: as it is typed, with its spaces set. */
export function setPlain(text: string, typography: Typography, report: Report): string {
  for (const [tag] of text.matchAll(/<[^>]*>/g))
    if (!allowedTag.test(tag)) report(`${tag} stands in “${text.slice(0, 40)}”`, "no such HTML");
  return decode(setSpaces(text, typography));
}

/** `&nbsp;` is typed where a space must not break and no rule sets it. */
const decode = (text: string) =>
  text.replaceAll("&nbsp;", "\u00a0").replaceAll("&#8239;", "\u202f");
