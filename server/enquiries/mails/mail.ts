// Mails as data, and the parts that all mails of the site share: safe texts, the HTML frame, colours for light and dark. Everything
// a visitor typed passes through here before it enters a mail. The compose-….ts files hold the content of mails.

import { type Language, localeOf } from "#shared/editions/edition.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { timeFormat } from "#shared/words/formats.ts";
import { salesLanguage } from "./sales-language.ts";

/** A small file that goes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt, so that a mail server or reader can drop duplicates. */
  readonly messageId: string;
  /** Message-ID of the mail with which it makes one conversation. */
  readonly inReplyTo?: string;
  readonly references?: string;
  /** As nodemailer wants them, which promises nothing of arrays. */
  readonly attachments?: Attachment[];
  readonly headers: Readonly<Record<string, string>>;
  /** An empty return path: nobody is notified if it cannot be delivered. */
  readonly returnPath?: "";
}

export interface MailRoute {
  /** Name and address, or a bare address. */
  readonly from: string;
  /** Addresses of sales. */
  readonly to: readonly string[];
  /** Origin of the public site, to link the page of the enquiry; undefined where it is not known. */
  readonly siteUrl: string | undefined;
  readonly lab: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    /** The address on one line, separated by commas. */
    readonly address: string;
    /** Where visitors book a call by themselves. */
    readonly booking?: string | undefined;
    /** The time until an answer: "as soon as possible". */
    readonly answerTime: Readonly<Record<Language, string>>;
  };
}

/** `<local@domain of the sender>` */
export function messageIdOf(local: string, route: Pick<MailRoute, "from">): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(route.from)?.[1] ?? "localhost";
  return `<${local}@${domain}>`;
}

/**
 * Message-ID of the mail to sales. All that follows names it: the acknowledgement, so that a reply to it stands beside the enquiry in
 * the mailbox of sales, and answers of sales.
 */
export const salesMailId = (reference: string, route: Pick<MailRoute, "from">): string =>
  messageIdOf(reference, route);

/** "samedi 21 novembre 2026 à 08:00:00", in Paris; `short` leaves out the seconds. */
export function formatTime(time: number, timeStyle: "short" | "medium"): string {
  return timeFormat(localeOf(salesLanguage), timeStyle).format(time);
}

// The rules of enquiries remove all this. It is done again here, as a store may hold what older rules accepted.
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The lines of a text, without control characters, lone surrogates and characters that reorder text. */
export function linesOf(text: string): readonly string[] {
  return text
    .toWellFormed()
    .split(lineBreak)
    .map((line) => line.replace(reordering, "").replace(/\p{Cc}+/gu, " "));
}

/** Typed lines in a text mail, which thus cannot imitate the lines around them. */
export const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => `    ${line}`.trimEnd());

/** A text that can neither end a header or line nor push the rest out of sight with blanks. */
export function oneLine(text: string): string {
  return linesOf(text)
    .join(" ")
    .replace(/\p{Zs}{2,}/gu, " ")
    .trim();
}

// Unicode blocks of scripts that run from right to left.
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

/**
 * Prevents a right-to-left text from reordering its surroundings where there is no markup: first strong isolate and its end
 * (UAX 9). Other texts are unchanged, as older mail readers show these characters as boxes.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

const letters = new Intl.Segmenter(salesLanguage, { granularity: "grapheme" });

/** Cuts a text to `most` UTF-16 code units, with an ellipsis for the rest; never splits an emoji or accented letter. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length >= most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Widths available for text on a phone of 360 px, in em of the text's size. */
export const room = { line: 20, cell: 13, title: 10.6, subtitle: 16 } as const;

/** Widths of the letters of a common font, in em, rather too large than too small. */
const letterWidths: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[a-ln-vx-z\d.,:;!'’|()[\]/ß-åç-ÿ-]/, 0.65],
  [/[A-LN-VX-ZÀ-ÅÇ-ÖØ-Þ]/, 0.8],
];
const widestLetter = 1.1;

/** Width of a text, in em, estimated. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += letterWidths.find(([kind]) => kind.test(letter))?.[1] ?? widestLetter;
  return width;
}

/** Places at which every mail reader breaks lines. */
const ownBreak = /(?<=[-?])(?=\p{L})/u;
const afterSign = /(?<=[^\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}])/u;

/** A break opportunity that is not copied with the text. */
const breakPoint = "<wbr>";
/** The same for Word too, by an invisible space: not for text that is copied to be used, such as addresses. */
const breakPointOfProse = `${breakPoint}<!--[if mso]>&#8203;<![endif]-->`;

/**
 * A text as HTML. A word wider than `most` em may break, preferably after punctuation: mail readers that ignore `overflow-wrap`
 * would otherwise make the mail wider than the screen. Other words are unchanged.
 */
export function breakable(text: string, most: number, point = breakPoint): string {
  const withPoints = (part: string) =>
    (isWider(part, most) ? splitByWidth(part, most) : [part]).map(escapeHtml).join(point);
  const words = text.split(" ");
  return words.map((word) => word.split(ownBreak).map(withPoints).join("")).join(" ");
}

/** Web addresses in a text, without punctuation or a bracket at the end. */
const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'»])/i;

/**
 * The same for a visitor's prose, which nobody copies to use it. A web address that may break becomes a link, as mail readers
 * that detect links would end theirs at the first break.
 */
export function breakableProse(text: string, most: number): string {
  const parts = text.split(webAddress).map((part, index) => {
    const html = breakable(part, most, breakPointOfProse);
    return index % 2 === 0 || html === escapeHtml(part)
      ? html
      : `<a href="${escapeHtml(part)}" ${painted(["ink"])}>${breakable(part, most)}</a>`;
  });
  return parts.join("");
}

/** True when a text has a word wider than `most` em. */
export function hasWiderWord(text: string, most: number): boolean {
  return text.split(" ").some((word) => isWider(word, most));
}

/** Most words are so short that they need not be measured. */
const isWider = (word: string, most: number) =>
  word.length * widestLetter > most && widthOf(word) > most;

/** Pieces of at most `most` em; never splits an emoji or accented letter. */
function splitByWidth(word: string, most: number): readonly string[] {
  const parts = word
    .split(afterSign)
    .flatMap((part) =>
      isWider(part, most) ? [...letters.segment(part)].map(({ segment }) => segment) : [part],
    );
  const pieces: string[] = [];
  let piece = "";
  let width = 0;
  for (const part of parts) {
    const added = widthOf(part);
    if (piece !== "" && width + added > most) {
      pieces.push(piece);
      piece = "";
      width = 0;
    }
    piece += part;
    width += added;
  }
  return [...pieces, piece];
}

/**
 * Property, light colour and dark colour of a part. There is one background under everything, always set together with the text
 * colour, as readers that invert colours must invert both.
 */
const paints = {
  ground: ["background-color", "#F6F6F2", "#0E2F28"],
  ink: ["color", "#0F2A24", "#F6F6F2"],
  quiet: ["color", "#4B5D57", "#C9D6D0"],
  line: ["border-color", "#B9C1B9", "#4E6B62"],
  ring: ["border-color", "#0F2A24", "#F6F6F2"],
  core: ["background-color", "#E2620E", "#FF8A3D"],
} as const;

type Paint = keyof typeof paints;

/**
 * Attributes that style an element; `style` ends in ";". Styles are inline, as Outlook and several web mails ignore others.
 * Colours come last, as `border` would reset its colour.
 */
export function painted(names: readonly Paint[], style = ""): string {
  const colours = names.map((name) => `${paints[name][0]}:${paints[name][1]}`).join(";");
  return `class="${names.join(" ")}" style="${style}${colours}"`;
}

// Important, to override the inline colours.
const darkRules = Object.entries(paints)
  .map(([name, [property, , dark]]) => `.${name}{${property}:${dark} !important}`)
  .join("\n");

const font = "font-family:Arial,Helvetica,sans-serif;";
const titleFont = "font-family:Georgia,'Times New Roman',serif;font-weight:normal;";
/** Long addresses wrap instead of widening the mail. */
const breaking = "overflow-wrap:anywhere;word-break:break-word;";

export const styles = {
  body: `${font}font-size:16px;line-height:1.5;`,
  small: `${font}font-size:14px;line-height:1.5;`,
  row: `${font}font-size:15px;line-height:1.4;`,
  fine: `${font}font-size:13px;line-height:1.35;`,
  title: `${titleFont}font-size:30px;line-height:1.2;${breaking}`,
  subtitle: `${titleFont}font-size:20px;line-height:1.3;${breaking}`,
  breaking,
} as const;

/** The title of a part, as HTML; `margin`: a CSS value. */
export const heading = (text: string, margin = "28px 0 8px"): string =>
  `<h2 ${painted(["ink"], `margin:${margin};${styles.subtitle}`)}>${escapeHtml(text)}</h2>`;

/** A table for layout only, which screen readers do not announce. */
export const layoutTable =
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** A label and a text, both plain; `link`: where the text leads. */
export interface Row {
  readonly label: string;
  readonly text: string;
  readonly link?: string | undefined;
}

/** Rows as an HTML table; labels are `labelWidth` px wide. `style`: of the table, ends in ";". */
export function rowsTable(rows: readonly Row[], labelWidth: number, style: string): string {
  // Makes a link tall enough for a thumb. Word ignores it, hence the padding of the cell.
  const padding = "display:block;padding:6px 0;line-height:24px;";
  const edge = "border-top:1px solid;padding:4px 0;";
  const lines = rows.map(({ label, text, link }) => {
    const value =
      link === undefined
        ? `<span style="${padding}">${breakable(text, room.cell)}</span>`
        : `<a href="${escapeHtml(link)}" ${painted(["ink"], `${padding}text-decoration:underline;`)}>${breakable(text, room.cell)}</a>`;
    return (
      `<tr><th scope="row" width="${labelWidth}" align="left" valign="top" ${painted(["quiet", "line"], `${edge}font-weight:normal;${styles.small}`)}>` +
      `<span style="${padding}padding-right:8px">${escapeHtml(label)}</span></th>` +
      `<td dir="auto" align="left" valign="top" ${painted(["ink", "line"], `${edge}text-align:left;${styles.body}${styles.breaking}`)}>${value}</td></tr>`
    );
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;${style}">
${lines.join("\n")}
</table>`;
}

/**
 * A complete HTML mail, one column of at most 600 px, with tables and attributes for Outlook, which renders with Word, and without
 * external resources. `preheader`: what a list of mails shows after the subject. `content`: HTML.
 */
export function frameHtml(mail: {
  readonly language: Language;
  readonly title: string;
  readonly preheader: string;
  readonly content: string;
}): string {
  // Word ignores max-width, hence a table of its own around the column.
  return `<!DOCTYPE html>
<html lang="${mail.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(mail.title)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules}
}
</style>
</head>
<body ${painted(["ground", "ink"], `margin:0;padding:0;-webkit-text-size-adjust:100%;${styles.body}`)}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${breakable(mail.preheader, room.line)}</div>
<table ${layoutTable} bgcolor="${paints.ground[1]}" ${painted(["ground"])}><tr><td align="center" style="padding:32px 20px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${layoutTable} style="max-width:600px;table-layout:fixed"><tr><td align="left" ${painted(["ground", "ink"], styles.body)}>
${mail.content}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
