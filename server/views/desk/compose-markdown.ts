// A formula and its verdict as Markdown: the sentences of the page, in its order, and nothing else.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import { deskWordsIn, sourceInside } from "#shared/formula/desk-words.ts";
import type { Sign } from "#shared/formula/findings.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type {
  ClaimGroup,
  FactPresentation,
  VerdictPresentation,
} from "#shared/formula/sentences/presentation.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import { withoutTags } from "#shared/words/without-tags.ts";
import type { Reader } from "#shared/words/words.ts";
import { loadDeskTexts } from "./load-desk-texts.ts";

const signs: Readonly<Record<Sign, string>> = { lit: "●", empty: "○", barred: "■", dotted: "◌" };

/** `title` is that of the page, with the number of actives. */
export function composeBenchMarkdown(
  { formula, problems, facts, said }: Pick<DeskData, "formula" | "problems" | "facts" | "said">,
  title: string,
  reader: Reader,
): string {
  const texts = loadDeskTexts(reader);
  const words = deskWordsIn(reader.pageLanguage, texts, facts);
  const { verbs, label, mail, sell, brief } = texts;
  const { length } = said.questions;
  const isSerum = formula.instrument === "serum";
  const pair: Pair = (name, text) => words.fill(texts.print.pair, { label: name, text });
  return blocks(
    `# ${plain(title)}`,
    plain(said.brief),
    list(problems.map(({ title: what, text }) => joinSentences([typed(what), typed(text)]))),
    list(
      said.cells.map(
        ({ sign, verb, sentence, note }) =>
          `${signs[sign]} ${pair(strong(verb), join(sentence, note))}`,
      ),
    ),
    listTotals(said, formula, texts),
    plain(isSerum ? mail.keySerum : mail.key),
    heading(verbs.sell),
    isSerum
      ? plain(words.fill(sell.serumLead, { care: textOf(brief.cares[formula.care]) }))
      : plain(sell.lead[formula.market]),
    tableOf(said, formula, texts),
    listFacts(said.facts, pair),
    heading(verbs.say),
    ...describeClaims(said, formula, texts),
    heading(verbs.fit),
    list(
      said.exclusions
        .filter(({ sign }) => sign === "barred")
        .map(({ sign, title: what, text }) => `${signs[sign]} ${join(what, text)}`),
    ),
    plain(said.room),
    said.salts === null ? "" : plain(`${said.salts}.`),
    list(
      said.containers.map(({ name, text, note }) =>
        pair(plain(name), withSmallLetter(join(note ?? text))),
      ),
    ),
    listFacts(said.shared, pair),
    heading(verbs.label),
    plain(label.lead),
    said.foodName === null ? "" : pair(strong(label.food.title), plain(said.foodName)),
    ...said.wordings.flatMap(({ title: kind, items }) => [
      `### ${plain(kind)}`,
      list(items.map(({ name, text }) => pair(strong(name), plain(text)))),
    ]),
    `### ${plain(label.every)}`,
    list([...said.mentions.map(plain)]),
    said.labels.length > 0 ? `### ${plain(label.byProduct)}` : "",
    list(said.labels.map(({ name, text }) => pair(strong(name), plain(text)))),
    listDraft(said, texts),
    said.draft.length > 0 ? plain(label.referenceNote) : "",
    said.ingredients === ""
      ? ""
      : pair(plain(isSerum ? label.inci : label.ingredients), plain(said.ingredients)),
    said.ingredients === "" ? "" : plain(isSerum ? label.inciNote : label.ingredientsNote),
    said.warnings.length > 0 ? `### ${plain(label.forFormulator)}` : "",
    list(said.warnings.map(({ name, texts: own }) => pair(strong(name), join(...own)))),
    heading(verbs.ask),
    length > 0 ? withCapital(plain(words.count(texts.ask.lead, length))) : "",
    list(said.questions.map(plain)),
    plain(said.order.sentence),
    plain(said.order.machine ?? ""),
    ...said.notes.map(plain),
  );
}

/** Content is HTML: the few tags and entities that sentences have. */
const plain = (text: Phrase): string =>
  onOneLine(withoutTags(textOf(text)).replaceAll("&nbsp;", "\u00a0").replaceAll("&amp;", "&"));

const onOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

/** What an address has is shown as it was typed: no link, no picture, no tag, in whatever program shows the Markdown. */
const typed = (text: string): string =>
  onOneLine(text).replace(/[\\`*_[\]<>&|~]|:(?=\/\/)|(?<=www)\./gi, "\\$&");

const join = (...sentences: readonly (Phrase | null)[]): string =>
  joinSentences(sentences.flatMap((sentence) => (sentence === null ? [] : plain(sentence))));

const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");

/** Joins a label and its text by the rules of the language. */
type Pair = (label: string, text: string) => string;

const strong = (text: Phrase): string => `**${plain(text)}**`;

const blocks = (...parts: readonly string[]): string => `${parts.filter(Boolean).join("\n\n")}\n`;

const heading = (text: Phrase): string => `## ${plain(text)}`;

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

const cell = (text: string): string => plain(text).replaceAll("|", "\\|");

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const listFacts = (
  facts: readonly (FactPresentation & { readonly sign?: Sign })[],
  pair: Pair,
): string =>
  list(
    facts.map(({ label, value, note, sign }) => {
      const mark = sign ? `${signs[sign]} ` : "";
      const said = join(value, note);
      return mark + (label === "" ? said : pair(strong(label), said));
    }),
  );

function listTotals(
  { rods }: VerdictPresentation,
  { instrument }: Formula,
  { bench, mail }: DeskTexts,
): string {
  const stateOf = (rod: VerdictPresentation["rods"][number]) =>
    rod.zone === null ? rod.state : `${signs[signOfRod(rod)]} ${rod.state}`;
  return table(
    [bench.active, bench.dose[instrument], mail.state].map(textOf),
    rods.map((rod) => [rod.name, rod.dose ?? "–", stateOf(rod)]),
  );
}

const signOfRod = ({ zone }: VerdictPresentation["rods"][number]): Sign =>
  zone === "window"
    ? "lit"
    : zone === "above"
      ? "barred"
      : zone === "unconfirmed"
        ? "dotted"
        : "empty";

/** Claims by nutrient, as nobody unfolds anything here; of a serum the effects to be proven. */
function describeClaims(
  { byNutrient, subjects, claimNotes }: VerdictPresentation,
  { instrument }: Formula,
  { say }: DeskData["texts"],
): readonly string[] {
  const isSerum = instrument === "serum";
  const groups = isSerum ? subjects : byNutrient;
  return [
    plain(isSerum ? say.serumLead : say.lead),
    ...(groups.length === 0 && !isSerum ? [plain(say.nothing)] : []),
    ...groups.flatMap(listClaims),
    plain(claimNotes.join(" ")),
  ];
}

const listClaims = ({ title, summary, claims }: ClaimGroup): readonly string[] => [
  `### ${plain(title)}`,
  withCapital(plain(summary)),
  list(
    claims.map(
      ({ sign, sentence, condition, from }) =>
        `${signs[sign]} ${join(sentence, condition)} (${plain(from)})`,
    ),
  ),
];

/** Columns without a word in any row are left out, as on the page. */
function tableOf(
  { rows }: VerdictPresentation,
  { instrument, market }: Formula,
  { sell }: DeskData["texts"],
): string {
  const { head } = sell;
  const isSerum = instrument === "serum";
  const beside = (text: string, note: string | null) => (note ? `${text} (${note})` : text);
  const limit = (text: string, note: string | null) => beside(text, note && sourceInside(note));
  const columns: readonly (readonly [
    Phrase,
    (row: VerdictPresentation["rows"][number]) => string,
  ])[] = [
    [
      isSerum ? head.active : head.nutrient,
      ({ sign, name, of }) => `${signs[sign]} ${beside(name, of)}`,
    ],
    [isSerum ? head.level : head.dose, ({ dose }) => dose],
    [head.share, ({ share, shareNote }) => (share ? beside(share, shareNote) : "")],
    [isSerum ? head.usual : head.threshold, ({ threshold }) => threshold],
    [
      isSerum
        ? head.legal
        : beside(textOf(head.maximum[market]), textOf(head.maximumSource[market])),
      ({ maximum, maximumNote }) => limit(maximum, maximumNote),
    ],
    [
      beside(textOf(head.beside), textOf(head.besideSource)),
      ({ europe, europeNote }) => (europe ? limit(europe, europeNote) : ""),
    ],
  ];
  const shown = columns.filter(([, read]) => rows.some((row) => read(row) !== ""));
  return table(
    shown.map(([name]) => textOf(name)),
    rows.map((row) => shown.map(([, read]) => read(row))),
  );
}

function listDraft({ draft }: VerdictPresentation, { label }: DeskData["texts"]): string {
  return table(
    [label.perDay, label.amount, label.reference].map(textOf),
    draft.map(({ name, amount, share }) => [name, amount, share ?? "–"]),
  );
}
