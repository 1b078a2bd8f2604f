// Benefits of a sheet: quotes from the list of authorised claims, and texts of our own.

import { findClaim, termsOf } from "#server/facts/find-claim.ts";
import type { Benefit, Claim } from "#shared/content/schema/entries.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";

/** A benefit with its claims as sentences and their obligatory conditions. */
export function describeBenefit(benefit: Benefit, reader: Reader): SheetData["benefits"][number] {
  const words = wordsFor(reader);
  if ("description" in benefit) {
    return {
      title: words.text(benefit.titre),
      text: [words.text(benefit.description)],
      notes: [],
      isClaim: false,
    };
  }
  const quoted = benefit.claims.map(findClaim);
  const conditions = quoted.flatMap((claim) => termsOf(claim) ?? []);
  return {
    title: words.text(benefit.titre),
    text: joinClaims(quoted, words),
    notes: conditions
      .map(words.text)
      .filter((said, index, all) => all.findIndex((other) => isSame(other, said)) === index),
    isClaim: true,
  };
}

const isSame = (a: Phrase, b: Phrase) => textOf(a) === textOf(b);

/** The number of common first words from which claims are read as one sentence with a list at its end. */
const longBeginning = 10;

/**
 * Claims as sentences. Neighbours that differ only in their last words ("… la fonction normale des os", "… des dents") become one
 * sentence that lists them; each keeps the authorised wording. Claims with different conditions stay apart.
 */
function joinClaims(quoted: readonly Claim[], words: Words): readonly string[] {
  const { language } = words;
  const groups: string[][] = [];
  const terms = quoted.map((claim) => termsOf(claim)?.[language]);
  for (const [index, { sentence }] of quoted.entries()) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isAlike = terms[index] === terms[index - 1];
    if (first && isAlike && commonWords([first, sentence[language]]) >= longBeginning)
      group?.push(sentence[language]);
    else groups.push([sentence[language]]);
  }
  return groups.map((group) => joinSentences(group, words));
}

function joinSentences(sentences: readonly string[], words: Words): string {
  const [first = ""] = sentences;
  if (sentences.length < 2) return `${first}.`;
  const common = commonWords(sentences);
  const endings = sentences.map((sentence) => sentence.split(" ").slice(common).join(" "));
  const beginning = first.split(" ").slice(0, common).join(" ");
  return `${beginning} ${words.list(endings)}.`;
}

/** The number of words that all sentences begin with in common. */
function commonWords(sentences: readonly string[]): number {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const different = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return different === -1 ? first.length : different;
}
