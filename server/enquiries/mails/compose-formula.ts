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

/** What is wanted, how it is judged, and what is open. */
const summaryOf = ({ said, formula }: SentFormula) => ({
  order: {
    label: salesWords.plain(texts.order),
    text:
      formula.batch === null
        ? endSentence(said.carried.brief) + salesWords.plain(texts.batchOpen)
        : said.carried.brief,
  },
  answers: said.cells,
  open: salesWords.count(texts.open, formula.actives.length, {
    questions: salesWords.count(texts.openQuestions, said.questions.length),
  }),
});

const endSentence = (text: string) => (text === "" ? "" : `${text.replace(/\.$/, "")}. `);

/** The lines that stand before the message; the link opens the formula again. */
export function composeSummaryText(sent: SentFormula | null): readonly string[] {
  if (!sent) return [];
  const { order, answers, open } = summaryOf(sent);
  return [
    `${order.label} : ${order.text}`,
    ...answers.map(({ verb, sentence }) => `${verb} : ${sentence}`),
    sent.link ? `${open} : ${sent.link}` : open,
  ];
}

/** The same below the rows of who asks. */
export function composeSummaryContent(sent: SentFormula | null): string {
  if (!sent) return "";
  const { order, answers, open } = summaryOf(sent);
  const lines = answers.map(
    ({ sign, verb, sentence }) =>
      `${signs[sign]}&nbsp;<strong>${escapeHtml(verb)}</strong> : ${breakableProse(sentence, room.line)}`,
  );
  const link = sent.link
    ? `<a href="${escapeHtml(sent.link)}" ${painted(["ink"], "display:inline-block;padding:6px 0;text-decoration:underline;")}>${escapeHtml(open)}</a>`
    : escapeHtml(open);
  return `${rowsTable([order], labelWidth, "")}
<p ${painted(["line"], `margin:0;padding:8px 0 0;border-top:1px solid;${styles.small}${styles.breaking}`)}>${[...lines, link].join("<br>\n")}</p>`;
}

/** A label with one line of text, or several below it. */
interface Block {
  readonly label: string;
  readonly lines: readonly string[];
  /** Opened by a press, where a mail reader can do that; the others show it. */
  readonly isFolded?: true;
}

/** Below the table: the reasons of the verdict, machine time, the words of the label, what goes badly together. */
function blocksOf({ said, exclusions }: SentFormula): readonly Block[] {
  const count = said.exclusions.length;
  return [
    ...said.cells.flatMap(({ verb, note }) => (note ? [{ label: verb, lines: [note] }] : [])),
    ...(said.order.machine
      ? [{ label: salesWords.plain(texts.machine), lines: [said.order.machine] }]
      : []),
    ...(said.foodName === null
      ? []
      : [{ label: salesWords.plain(desk.label.food.title), lines: [said.foodName] }]),
    ...(said.salts ? [{ label: salesWords.plain(texts.salts), lines: [said.salts] }] : []),
    ...said.wordings.map(({ title, items }) => ({
      label: title,
      lines: [...Map.groupBy(items, ({ name }) => name)].map(
        ([name, own]) => `${own.map(({ text }) => text).join(" ")} (${name})`,
      ),
      isFolded: true as const,
    })),
    {
      label: salesWords.plain(texts.diet),
      lines: [
        said.facts
          .map(({ value, note }) => endSentence(value) + endSentence(note))
          .join("")
          .trim(),
      ],
    },
    ...(count === 0
      ? []
      : [
          {
            label: salesWords.count(texts.exclusions, count),
            lines: exclusions.map(({ advice, items }) => joinSentences(advice, ...items)),
            isFolded: true as const,
          },
        ]),
  ];
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
    const { name, share, sign, isSum, state } = line;
    const mark = isSum ? "=" : sign ? plainSigns[sign] : " ";
    const dose = `${doseOf(line).padStart(width.dose)}  ${(share ?? "").padStart(width.share)}`;
    return [
      `${mark} ${name.padEnd(width.name)}  ${dose}`.trimEnd(),
      ...(state === "" ? [] : [`    ${state}`]),
    ];
  });
  const blocks = blocksOf(sent).map(({ label, lines: [first = "", ...more] }) =>
    more.length === 0 ? `${label} : ${first}` : [`${label} :`, first, ...more].join("\n"),
  );
  const questions = sent.said.questions.map((question, at) => `${at + 1}. ${question}`);
  return [
    `${titleOf(sent)}\n${sent.said.brief}`,
    table.join("\n"),
    ...(sent.problems.length > 0 ? [sent.problems.join("\n")] : []),
    blocks.join("\n"),
    `${salesWords.plain(texts.questions)} :\n${questions.join("\n")}`,
    sent.said.notes.join("\n"),
  ]
    .map((part) => `\n${part}\n`)
    .join("");
}

/** Of the rows, px. */
export const labelWidth = 112;

const edge = "border-top:1px solid;";

function cell(html: string): string {
  return `<td align="right" valign="top" ${painted(["ink", "line"], `${edge}padding:4px 0 0 12px;text-align:right;white-space:nowrap;${styles.row}`)}>${html}</td>`;
}

/** The state stands below the dose: a column beside it would be a third of a phone. */
function composeLine(line: SentFormula["lines"][number]): string {
  const { name, share, sign, isSum, state } = line;
  const weight = isSum ? "font-weight:bold;" : "font-weight:normal;";
  const said = breakableProse(state, room.line);
  const words = sign ? `${signs[sign]}&nbsp;${said}` : said;
  const row = `<tr><th scope="row" align="left" valign="top" ${painted(["ink", "line"], `${edge}padding:4px 0 ${words === "" ? 4 : 0}px;text-align:left;${weight}${styles.row}`)}>${breakable(name, room.cell)}</th>${cell(`<strong>${escapeHtml(doseOf(line))}</strong>`)}${cell(escapeHtml(share ?? ""))}</tr>`;
  return words === ""
    ? row
    : `${row}
<tr><td colspan="3" align="left" valign="top" ${painted(["quiet"], `padding:0 0 4px;text-align:left;${styles.fine}`)}>${words}</td></tr>`;
}

function composeBlock({ label, lines: [first = "", ...more], isFolded }: Block): string {
  const name = `<strong>${escapeHtml(label)}</strong>`;
  const lines = [first, ...more].map((line) => breakableProse(line, room.line));
  if (isFolded)
    return `<details ${painted(["ink"], `margin:0;${styles.fine}${styles.breaking}`)}><summary style="padding:8px 0 2px">${name}</summary>${lines.join("<br>\n")}</details>`;
  const text = more.length === 0 ? `${name} : ${lines}` : [name, ...lines].join("<br>\n");
  return `<p ${painted(["ink"], `margin:8px 0 0;${styles.fine}${styles.breaking}`)}>${text}</p>`;
}

export function composeFormulaContent(sent: SentFormula | null): string {
  if (!sent) return "";
  const { heads } = texts;
  const head = (text: string, align: "left" | "right") =>
    `<th scope="col" align="${align}" ${painted(["quiet"], `padding:0 0 8px ${align === "left" ? 0 : 12}px;text-align:${align};font-weight:normal;${styles.small}`)}>${escapeHtml(text)}</th>`;
  const paragraph = (text: string, names: Parameters<typeof painted>[0] = ["ink"]) =>
    `<p ${painted(names, `margin:8px 0 0;${styles.fine}${styles.breaking}`)}>${breakableProse(text, room.line)}</p>`;
  return `${heading(titleOf(sent), "20px 0 4px")}
<p style="margin:0 0 8px;${styles.small}">${breakableProse(sent.said.brief, room.line)}</p>
<table width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>${head(salesWords.plain(heads.name), "left")}${head(salesWords.plain(heads.dose), "right")}${head(salesWords.plain(heads.share), "right")}</tr>
${sent.lines.map(composeLine).join("\n")}
</table>
${paragraph(salesWords.plain(sent.formula.instrument === "serum" ? texts.keySerum : texts.key), ["quiet"])}
${sent.problems.map((problem) => paragraph(problem)).join("\n")}
${blocksOf(sent).map(composeBlock).join("\n")}
${heading(salesWords.plain(texts.questions), "20px 0 4px")}
<ol ${painted(["ink"], `margin:0;padding-left:24px;${styles.fine}`)}>
${sent.said.questions.map((question) => `<li>${breakableProse(question, room.line)}</li>`).join("\n")}
</ol>
${paragraph(sent.said.notes.join(" "), ["quiet"])}
`;
}
