// A mail as data, and what all mails of the site share: safe texts, the HTML frame, colours for light and dark.
// Whatever a visitor typed passes here before it enters a mail; what a mail says is in compose-….ts, sending in mail-sender.ts.
import { type Language, localeOf } from "#shared/editions/edition.ts";

/** Sales work in French whatever the visitor's language: their mails, the daily count and what is stored for them. */
export const salesLanguage: Language = "fr";

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same at every try, so that a mail server or reader can drop the second of two. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Return path "": nobody is told when it cannot be delivered. */
  readonly returnPath?: "";
}

export interface MailRoute {
  /** Name and address, or a bare address. */
  readonly from: string;
  /** Addresses of sales. */
  readonly to: readonly string[];
  /** Origin of the public site, to link the page asked from; undefined where it is not known. */
  readonly siteUrl: string | undefined;
  readonly lab: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    /** On one line, separated by commas. */
    readonly address: string;
    /** When an enquiry is answered: "as soon as possible". */
    readonly answerTime: Readonly<Record<Language, string>>;
  };
}

/** `<local@domain of the sender>` */
export function messageIdOf(local: string, route: Pick<MailRoute, "from">): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(route.from)?.[1] ?? "localhost";
  return `<${local}@${domain}>`;
}

/** Made once: making one costs more than composing the rest of a mail. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** "samedi 21 novembre 2026 à 08:00:00"; `short` leaves out the seconds. */
export function formatTime(
  time: number,
  timeZone: "Europe/Paris" | "UTC",
  timeStyle: "short" | "medium",
): string {
  const name = `${timeZone} ${timeStyle}`;
  let format = timeFormats.get(name);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(salesLanguage), {
      dateStyle: "full",
      timeStyle,
      timeZone,
    });
    timeFormats.set(name, format);
  }
  return format.format(time);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// The enquiry's rules clean all this away. It is done again here, as a store may hold what older rules let through.
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The lines of a text, without controls, lone surrogates and what reorders letters. */
export function linesOf(text: string): readonly string[] {
  return text
    .toWellFormed()
    .split(lineBreak)
    .map((line) => line.replace(reordering, "").replace(/\p{Cc}+/gu, " "));
}

/** A text that can neither end a header or a line nor push what follows out of sight with blanks. */
export function oneLine(text: string): string {
  return linesOf(text)
    .join(" ")
    .replace(/\p{Zs}{2,}/gu, " ")
    .trim();
}

// Blocks of Unicode whose letters or digits run from right to left.
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1eeff}]/u;

/**
 * Keeps a right-to-left text from reordering what stands beside it, where there is no markup to say so: first strong
 * isolate and its end (UAX 9). Other texts stay bare, as older mail readers show these characters as boxes.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

const letters = new Intl.Segmenter(salesLanguage, { granularity: "grapheme" });

/** At most `most` UTF-16 code units, an ellipsis for the rest; no emoji or accented letter is cut in two. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length >= most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Widths that a telephone of 360 px leaves for a text, in em of its size. */
export const room = { line: 20, cell: 13, title: 10.6, subtitle: 16 } as const;

/** Room for the letters of a common font, in em, rather too much than too little. */
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

/** Where every mail reader breaks lines by itself. */
const ownBreak = /(?<=[-?])(?=\p{L})/u;
const afterSign = /(?<=[^\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}])/u;

/** Where a word may break: it is not copied with the text. */
const breakPoint = "<wbr>";
/** The same, also for Word, which only knows an invisible space: not for what is copied to be used, as addresses are. */
const breakPointOfProse = `${breakPoint}<!--[if mso]>&#8203;<![endif]-->`;

/**
 * A text as HTML. A word that is wider than `most` em may break, after a sign where it has one: mail readers that ignore
 * `overflow-wrap` would widen the mail instead, beyond the screen. All other words break as they always do.
 */
export function breakable(text: string, most: number, point = breakPoint): string {
  const withPoints = (part: string) =>
    (isWider(part, most) ? splitByWidth(part, most) : [part]).map(escapeHtml).join(point);
  const words = text.split(" ");
  return words.map((word) => word.split(ownBreak).map(withPoints).join("")).join(" ");
}

/** Web addresses as they stand in a text, without the sign that ends a sentence or a bracket. */
const webAddress = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'»])/i;

/**
 * The same for what a visitor wrote, which nobody copies to use it. A web address that may break is a link: mail readers
 * that make links by themselves would end theirs at the first break.
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

/** Whether a text has a word that is wider than `most` em. */
export function hasWiderWord(text: string, most: number): boolean {
  return text.split(" ").some((word) => isWider(word, most));
}

/** Most words are so short that nothing has to be added up. */
const isWider = (word: string, most: number) =>
  word.length * widestLetter > most && widthOf(word) > most;

/** Pieces of at most `most` em; no emoji or accented letter is cut in two. */
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
 * What an element is painted with: property, colour in light, colour in dark. There is one ground, under everything, and
 * it never goes without the colour of its text: readers that invert colours by themselves invert both.
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
 * Attributes that style an element; `style` ends in ";". Styles are inline, as Outlook and several web mails read no
 * others, and colours come last, as `border` would reset its colour.
 */
export function painted(names: readonly Paint[], style = ""): string {
  const colours = names.map((name) => `${paints[name][0]}:${paints[name][1]}`).join(";");
  return `class="${names.join(" ")}" style="${style}${colours}"`;
}

// Beats the inline colours, which is why it is important.
const darkRules = Object.entries(paints)
  .map(([name, [property, , dark]]) => `.${name}{${property}:${dark} !important}`)
  .join("\n");

const font = "font-family:Arial,Helvetica,sans-serif;";
const titleFont = "font-family:Georgia,'Times New Roman',serif;font-weight:normal;";
/** Long addresses break rather than widen the page. */
const breaking = "overflow-wrap:anywhere;word-break:break-word;";

export const styles = {
  body: `${font}font-size:16px;line-height:1.5;`,
  small: `${font}font-size:14px;line-height:1.5;`,
  title: `${titleFont}font-size:30px;line-height:1.2;${breaking}`,
  subtitle: `${titleFont}font-size:20px;line-height:1.3;${breaking}`,
  breaking,
} as const;

/** Layout only: nothing for a screen reader to announce. */
export const layoutTable =
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** A label and what it names, plain texts both; `link` is where the text leads. */
export interface Row {
  readonly label: string;
  readonly text: string;
  readonly link?: string | undefined;
}

/** Rows under one another, HTML; labels take `labelWidth` px. `style` is the table's and ends in ";". */
export function rowsTable(rows: readonly Row[], labelWidth: number, style: string): string {
  // Makes a link as tall as a thumb needs; Word leaves it out, hence some padding of the cell too.
  const padding = "display:block;padding:6px 0;line-height:24px;";
  const edge = "border-top:1px solid;padding:4px 0;";
  const lines = rows.map(({ label, text, link }) => {
    const value =
      link === undefined
        ? `<span style="${padding}">${breakable(text, room.cell)}</span>`
        : `<a href="${escapeHtml(link)}" ${painted(["ink"], `${padding}text-decoration:underline;`)}>${breakable(text, room.cell)}</a>`;
    return (
      `<tr><th scope="row" width="${labelWidth}" align="left" valign="top" ${painted(["quiet", "line"], `${edge}font-weight:normal;${styles.small}`)}>` +
      `<span style="${padding}">${escapeHtml(label)}</span></th>` +
      `<td dir="auto" align="left" valign="top" ${painted(["ink", "line"], `${edge}text-align:left;${styles.body}${styles.breaking}`)}>${value}</td></tr>`
    );
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;${style}">
${lines.join("\n")}
</table>`;
}

/**
 * A whole HTML mail, one column of at most 600 px: tables and attributes for Outlook, which draws with Word, and nothing
 * that is loaded from elsewhere. `preheader` is what a list of mails shows after the subject. `content` is HTML.
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
