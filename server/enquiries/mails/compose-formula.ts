// The formula of an enquiry in the mail to sales: its table, the verdict, a link that opens it again, and its open questions.
import { type ReopenedFormula, reopenFormula } from "#server/views/desk/reopen-formula.ts";
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
/** Signs of the plain text, at the beginning of a line. */
const plainSigns: Readonly<Record<Sign, string>> = {
  lit: " ",
  empty: "-",
  barred: "!",
  dotted: "?",
};

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

const endSentence = (text: string) => (text === "" ? "" : `${text.replace(/\.$/, "")}. `);

/** Rows that describe the whole formula. */
function rowsOf({ said, formula }: SentFormula): readonly Row[] {
  return [
    ...said.cells.map(({ verb, sentence, note }) => ({
      label: verb,
      text: [sentence, note].filter(Boolean).join(". "),
    })),
    ...(said.foodName === null
      ? []
      : [{ label: salesWords.plain(desk.label.food.title), text: said.foodName }]),
    ...said.wordings.map(({ title, items }) => ({
      label: title,
      text: items.map(({ name, text }) => `${text} (${name})`).join(" "),
    })),
    { label: salesWords.plain(texts.room), text: said.room },
    { label: salesWords.plain(texts.batch), text: salesWords.number(formula.batch) },
    {
      label: salesWords.plain(texts.diet),
      text: said.facts
        .map(({ value, note }) => endSentence(value) + endSentence(note))
        .join("")
        .trim(),
    },
    ...said.exclusions.map(({ title, text }) => ({
      label: salesWords.plain(texts.exclusion),
      text: `${title} ${text}`.trim(),
    })),
  ];
}

export function composeFormulaText(sent: SentFormula | null): string {
  if (!sent) return "";
  const widest = (read: (line: SentFormula["lines"][number]) => string) =>
    Math.max(0, ...sent.lines.map((line) => read(line).length));
  const width = {
    name: Math.min(
      40,
      widest(({ name }) => name),
    ),
    dose: widest(doseOf),
    share: widest(({ share }) => share ?? ""),
  };
  const table = sent.lines.map((line) => {
    const { name, note, share, sign, state, isSum } = line;
    return [
      isSum ? "=" : sign ? plainSigns[sign] : " ",
      `${name.padEnd(width.name)}  ${doseOf(line).padStart(width.dose)}  ${(share ?? "").padStart(width.share)}  ${[state, note].filter(Boolean).join(", ")}`,
    ]
      .join(" ")
      .trimEnd();
  });
  const said = rowsOf(sent).map(({ label, text }) => `${label} : ${text}`);
  const questions = sent.said.questions.map((question, at) => `${at + 1}. ${question}`);
  return [
    `${titleOf(sent)}\n${sent.said.brief}`,
    table.join("\n"),
    said.join("\n"),
    ...(sent.problems.length > 0 ? [sent.problems.join("\n")] : []),
    ...(sent.link ? [`${salesWords.plain(texts.open)} :\n${sent.link}`] : []),
    `${salesWords.plain(texts.questions)} :\n${questions.join("\n")}`,
    sent.said.notes.join("\n"),
  ]
    .map((part) => `\n${part}\n`)
    .join("");
}

const edge = "border-top:1px solid;padding:10px 8px 10px 0;";

function cell(html: string, align: "left" | "right", style: string, width = ""): string {
  return `<td ${width && `width="${width}" `}align="${align}" valign="top" ${painted(["ink", "line"], `${edge}text-align:${align};${style}`)}>${html}</td>`;
}

function composeLine(line: SentFormula["lines"][number]): string {
  const { name, note, share, sign, state, isSum } = line;
  const weight = isSum ? "font-weight:bold;" : "font-weight:normal;";
  const small = note
    ? `<br><span ${painted(["quiet"], styles.small)}>${breakable(note, room.cell)}</span>`
    : "";
  const said = sign ? `${signs[sign]}&nbsp;${breakable(state, room.cell)}` : "";
  return `<tr><th scope="row" width="34%" align="left" valign="top" ${painted(["ink", "line"], `${edge}text-align:left;${weight}${styles.body}`)}>${breakable(name, room.cell)}${small}</th>${cell(`<strong>${escapeHtml(doseOf(line))}</strong>`, "right", `${styles.body}white-space:nowrap;`)}${cell(escapeHtml(share ?? ""), "right", `${styles.body}white-space:nowrap;`)}${cell(said, "left", styles.small, "32%")}</tr>`;
}

export function composeFormulaContent(sent: SentFormula | null): string {
  if (!sent) return "";
  const { heads } = texts;
  const head = (text: string, align: "left" | "right") =>
    `<th scope="col" align="${align}" ${painted(["quiet"], `padding:0 8px 8px 0;text-align:${align};font-weight:normal;${styles.small}`)}>${escapeHtml(text)}</th>`;
  const paragraph = (text: string, names: Parameters<typeof painted>[0] = ["ink"]) =>
    `<p ${painted(names, `margin:8px 0 0;${styles.small}${styles.breaking}`)}>${breakableProse(text, room.line)}</p>`;
  const link = sent.link
    ? `<p style="margin:20px 0 0"><a href="${escapeHtml(sent.link)}" ${painted(["ink", "ring"], "display:inline-block;border:1px solid;border-radius:22px;padding:10px 20px;text-decoration:none;")}>${escapeHtml(salesWords.plain(texts.open))}</a></p>
<p ${painted(["quiet"], `margin:8px 0 0;${styles.small}${styles.breaking}`)}>${breakable(sent.link, room.line)}</p>`
    : "";
  return `${heading(titleOf(sent))}
<p style="margin:0 0 12px">${breakableProse(sent.said.brief, room.line)}</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>${head(salesWords.plain(heads.name), "left")}${head(salesWords.plain(heads.dose), "right")}${head(salesWords.plain(heads.share), "right")}${head(salesWords.plain(heads.state), "left")}</tr>
${sent.lines.map(composeLine).join("\n")}
</table>
${paragraph(salesWords.plain(sent.formula.instrument === "serum" ? texts.keySerum : texts.key), ["quiet"])}
${sent.problems.map((problem) => paragraph(problem)).join("\n")}
${rowsTable(rowsOf(sent), 124, "margin-top:20px;")}
${link}
${heading(salesWords.plain(texts.questions))}
<ol style="margin:0;padding-left:24px">
${sent.said.questions.map((question) => `<li style="padding:4px 0">${breakableProse(question, room.line)}</li>`).join("\n")}
</ol>
${sent.said.notes.map((note) => paragraph(note, ["quiet"])).join("\n")}
`;
}
