// Benefits of a sheet as print needs them: each claim with its own condition, and a table where many claims differ by their
// nutrient alone.

import { findClaim, termsOf } from "#server/facts/find-claim.ts";
import { describeBenefit } from "#server/views/say-benefit.ts";
import type { Benefit, Claim } from "#shared/content/schema/entries.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import type { Reader } from "#shared/words/words.ts";
import { plainText, type Run, readRuns } from "./rich-text.ts";

interface Sentence {
  readonly text: readonly Run[];
  /** The condition of use of this sentence. */
  readonly condition: string | null;
}

export function wordsOfBenefit(benefit: Benefit, reader: Reader) {
  const { title, text, notes, isClaim } = describeBenefit(benefit, reader);
  const sentences = "claims" in benefit ? sentencesOf(benefit, reader) : text.map(withoutCondition);
  return {
    title: textOf(title),
    text: text.map((paragraph) => readRuns(textOf(paragraph))),
    notes: notes.map(textOf),
    sentences,
    isClaim,
    weight: linesOf(textOf(title)) + 1 + sum(sentences.map(linesOfSentence)),
  };
}

const withoutCondition = (text: Parameters<typeof textOf>[0]): Sentence => ({
  text: readRuns(textOf(text)),
  condition: null,
});

/** Claims in sequence under one condition are joined, as on the site; the condition follows the last of them. */
function sentencesOf(
  benefit: Extract<Benefit, { claims: readonly string[] }>,
  reader: Reader,
): readonly Sentence[] {
  const groups: string[][] = [];
  for (const id of benefit.claims) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && conditionOf(before, reader) === conditionOf(id, reader)) group.push(id);
    else groups.push([id]);
  }
  return groups.flatMap((claims) => {
    const { text } = describeBenefit({ ...benefit, claims }, reader);
    const condition = conditionOf(claims[0] ?? "", reader) ?? null;
    return text.map((sentence, index) => ({
      text: readRuns(textOf(sentence)),
      condition: index === text.length - 1 ? condition : null,
    }));
  });
}

const conditionOf = (id: string, { pageLanguage }: Reader) =>
  termsOf(findClaim(id))?.[pageLanguage];

/** From this many nutrients on a table is shorter than sentences. */
const enoughSubjects = 4;
/** The blank before the verb of a claim. */
const beforeVerb = (language: Language): RegExp =>
  new RegExp(` (?=(?:${printedCatalogue.claimVerbs.map((verb) => verb[language]).join("|")})\\s)`);

/**
 * The claims of a complex as a table: rows of the text after the subject, word for word, and whose claim it is. Null when
 * few nutrients have claims, or a claim has a condition of its own.
 */
export function matrixOf(benefits: readonly Benefit[], { pageLanguage }: Reader) {
  const groups = benefits.flatMap((benefit) =>
    "claims" in benefit
      ? [{ title: benefit.titre[pageLanguage], claims: benefit.claims.map(findClaim) }]
      : [],
  );
  const all = groups.flatMap(({ claims }) => claims);
  if (all.some((claim) => termsOf(claim) !== null)) return null;
  const split = ({ sentence }: Claim) => {
    const [subject = "", rest = ""] = sentence[pageLanguage].split(beforeVerb(pageLanguage), 2);
    return { subject, rest };
  };
  const subjects = [...new Set(all.map((claim) => split(claim).subject))];
  if (subjects.length < enoughSubjects) return null;
  return {
    subjects,
    groups: groups.map(({ title, claims }) => ({
      title,
      rows: [...Map.groupBy(claims.map(split), ({ rest }) => rest)].map(([text, found]) => ({
        text: `… ${text}.`,
        has: subjects.map((subject) => found.some((each) => each.subject === subject)),
      })),
    })),
  };
}

/** The approximate number of lines in a column of the sheet. */
const linesOf = (text: string) => Math.ceil(text.length / 42);
const linesOfSentence = ({ text, condition }: Sentence) =>
  linesOf(text.map((run) => (typeof run === "string" ? run : run.text)).join("")) +
  linesOf(plainText(condition ?? ""));
const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
