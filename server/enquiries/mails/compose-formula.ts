// The formula of an enquiry in the mail to sales: rows of its summary with a link that opens it again; then the table, the reasons of
// the verdict, the open questions.
import { type ReopenedFormula, reopenFormula } from "#server/views/desk/reopen-formula.ts";
import { joinSentences } from "#shared/formula/desk-words.ts";
import type { Sign } from "#shared/formula/findings.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import {
  breakable,
  breakableProse,
  heading,
  type MailRoute,
  painted,
  type Row,
  room,
  rowsTable,
  styles,
} from "./mail.ts";
import { salesLanguage, salesWords } from "./sales-language.ts";

const texts = mailTexts.sales.formula;

/** Signs that the fonts of every mail reader contain. */
const signs: Readonly<Record<Sign, string>> = { lit: "●", empty: "○", barred: "■", dotted: "◌" };
/** So that a line of the table fits on a phone, characters. */
const widestName = 26;

/** Signs of the plain text, at the beginning of a line. */
const plainSigns: Readonly<Record<Sign, string>> = {
  lit: " ",
  empty: "-",
  barred: "!",
  dotted: "?",
};

/** A row with the sign of an answer, which HTML shows before its label. */
export interface SignedRow extends Row {
  readonly sign?: Sign;
}

export const withSign = ({ sign, label, ...row }: SignedRow): Row => ({
  ...row,
  label: sign ? `${signs[sign]} ${label}` : label,
});

export interface SentFormula extends ReopenedFormula {
  /** Undefined when the site's address is not known. */
  readonly link: string | undefined;
}

/** Null when the enquiry carries no formula. */
export function readSentFormula(text: string, { siteUrl }: MailRoute): SentFormula | null {
  const open = reopenFormula(text, salesLanguage);
  return open && { ...open, link: URL.parse(open.address, siteUrl)?.href };
}

/** An unreadable dose is shown to sales as it was typed. */
const doseOf = ({ dose, typed }: SentFormula["lines"][number]) => dose ?? typed ?? "";

const titleOf = ({ formula }: SentFormula) => salesWords.count(texts.title, formula.actives.length);

/** What is wanted, how it is judged, and what is open: a few rows that stand before the message. */
export function summaryOf(sent: SentFormula): readonly SignedRow[] {
  const { said, formula, link } = sent;
  const { order } = said;
  return [
    {
      label: salesWords.plain(texts.order),
      text:
        formula.batch === null
          ? endSentence(order.sentence || said.brief) + salesWords.plain(texts.batchOpen)
          : order.sentence,
    },
    ...(order.machine ? [{ label: salesWords.plain(texts.machine), text: order.machine }] : []),
    ...said.cells.map(({ sign, verb, sentence }) => ({ label: verb, text: sentence, sign })),
    {
      label: salesWords.plain(texts.formula),
      text: salesWords.count(texts.open, formula.actives.length, {
        questions: salesWords.count(texts.openQuestions, said.questions.length),
      }),
      link,
    },
  ];
}

const endSentence = (text: string) => (text === "" ? "" : `${text.replace(/\.$/, "")}. `);

/** Rows below the table: the reasons of the verdict, the words of the label, what goes badly together. */
function rowsOf({ said }: SentFormula): readonly Row[] {
  return [
    ...said.cells.flatMap(({ verb, note }) => (note ? [{ label: verb, text: note }] : [])),
    ...(said.foodName === null
      ? []
      : [{ label: salesWords.plain(desk.label.food.title), text: said.foodName }]),
    ...said.wordings.map(({ title, items }) => ({
      label: title,
      text: items.map(({ name, text }) => `${text} (${name})`).join(" "),
    })),
    {
      label: salesWords.plain(texts.diet),
      text: said.facts
        .map(({ value, note }) => endSentence(value) + endSentence(note))
        .join("")
        .trim(),
    },
    ...groupExclusions(said.exclusions),
  ];
}

/** One row for each reason, with all that it is about. */
function groupExclusions(exclusions: SentFormula["said"]["exclusions"]): readonly Row[] {
  const byReason = Map.groupBy(exclusions, ({ text }) => text);
  return [...byReason].map(([reason, group]) => ({
    label: salesWords.count(texts.exclusions, group.length),
    text: joinSentences(...group.map(({ title }) => title), reason),
  }));
}

export function composeFormulaText(sent: SentFormula | null): string {
  if (!sent) return "";
  const widest = (read: (line: SentFormula["lines"][number]) => string) =>
    Math.max(0, ...sent.lines.map((line) => read(line).length));
  const width = {
    name: Math.min(
      widestName,
      widest(({ name }) => name),
    ),
    dose: widest(doseOf),
    share: widest(({ share }) => share ?? ""),
  };
  const table = sent.lines.flatMap((line) => {
    const { name, share, sign, isSum } = line;
    const mark = isSum ? "=" : sign ? plainSigns[sign] : " ";
    const dose = `${doseOf(line).padStart(width.dose)}  ${(share ?? "").padStart(width.share)}`;
    const said = wordsOf(line);
    return [
      `${mark} ${name.padEnd(width.name)}  ${dose}`.trimEnd(),
      ...(said === "" ? [] : [`    ${said}`]),
    ];
  });
  const rows = rowsOf(sent).map(({ label, text }) => `${label} : ${text}`);
  const questions = sent.said.questions.map((question, at) => `${at + 1}. ${question}`);
  return [
    `${titleOf(sent)}\n${sent.said.brief}`,
    table.join("\n"),
    ...(sent.problems.length > 0 ? [sent.problems.join("\n")] : []),
    rows.join("\n"),
    `${salesWords.plain(texts.questions)} :\n${questions.join("\n")}`,
    sent.said.notes.join("\n"),
  ]
    .map((part) => `\n${part}\n`)
    .join("");
}

/** Below the dose: a column beside it would be a third of a phone. */
const wordsOf = ({ state, note }: SentFormula["lines"][number]): string =>
  [state, note].filter(Boolean).join(" · ");

const edge = "border-top:1px solid;";

function cell(html: string): string {
  return `<td align="right" valign="top" ${painted(["ink", "line"], `${edge}padding:8px 0 0 12px;text-align:right;white-space:nowrap;${styles.body}`)}>${html}</td>`;
}

function composeLine(line: SentFormula["lines"][number]): string {
  const { name, share, sign, isSum } = line;
  const weight = isSum ? "font-weight:bold;" : "font-weight:normal;";
  const said = breakableProse(wordsOf(line), room.line);
  const words = sign ? `${signs[sign]}&nbsp;${said}` : said;
  return `<tr><th scope="row" align="left" valign="top" ${painted(["ink", "line"], `${edge}padding:8px 0 0;text-align:left;${weight}${styles.body}`)}>${breakable(name, room.cell)}</th>${cell(`<strong>${escapeHtml(doseOf(line))}</strong>`)}${cell(escapeHtml(share ?? ""))}</tr>
<tr><td colspan="3" align="left" valign="top" ${painted(["quiet"], `padding:0 0 8px;text-align:left;${styles.small}`)}>${words}</td></tr>`;
}

export function composeFormulaContent(sent: SentFormula | null): string {
  if (!sent) return "";
  const { heads } = texts;
  const head = (text: string, align: "left" | "right") =>
    `<th scope="col" align="${align}" ${painted(["quiet"], `padding:0 0 8px ${align === "left" ? 0 : 12}px;text-align:${align};font-weight:normal;${styles.small}`)}>${escapeHtml(text)}</th>`;
  const paragraph = (text: string, names: Parameters<typeof painted>[0] = ["ink"]) =>
    `<p ${painted(names, `margin:8px 0 0;${styles.small}${styles.breaking}`)}>${breakableProse(text, room.line)}</p>`;
  return `${heading(titleOf(sent))}
<p style="margin:0 0 12px">${breakableProse(sent.said.brief, room.line)}</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>${head(salesWords.plain(heads.name), "left")}${head(salesWords.plain(heads.dose), "right")}${head(salesWords.plain(heads.share), "right")}</tr>
${sent.lines.map(composeLine).join("\n")}
</table>
${paragraph(salesWords.plain(sent.formula.instrument === "serum" ? texts.keySerum : texts.key), ["quiet"])}
${sent.problems.map((problem) => paragraph(problem)).join("\n")}
${rowsTable(rowsOf(sent), 112, "margin-top:20px;")}
${heading(salesWords.plain(texts.questions))}
<ol style="margin:0;padding-left:24px">
${sent.said.questions.map((question) => `<li style="padding:4px 0">${breakableProse(question, room.line)}</li>`).join("\n")}
</ol>
${sent.said.notes.map((note) => paragraph(note, ["quiet"])).join("\n")}
`;
}
