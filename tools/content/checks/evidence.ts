// No statement without a source: every field names its evidence, and a fact that the laboratory has not given is a question.

import type { Product, Strain } from "#shared/content/schema/entries.ts";
import type { EvidenceRules } from "#shared/content/schema/evidence.ts";
import type { Question } from "#shared/content/schema/questions.ts";
import { languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import {
  type Check,
  type CheckedContent,
  folderOf,
  type Ingredient,
  inFacts,
  inWords,
  listIngredients,
  listTexts,
} from "./checked-content.ts";

type Entry = Ingredient | Strain | Product;

/** Fields that join, sort, find and draw entries: no statements about matter. */
const unstated = new Set([
  "slug",
  "type",
  "id",
  "family",
  "symbol",
  "nom",
  "name",
  "code",
  "categories",
  "category_id",
  "subtitle",
  "action",
  "effects",
  "nutrients",
  "portrait",
  "niosome",
  "liposome",
  "product",
  "related",
  "relatedNames",
  "relatedNumbers",
  "bottle",
  "label",
  // Known as their sources are.
  "wordings",
  "warning",
  "warningOf",
  "warningSources",
  "evidence",
]);

/**
 * Statements that only the laboratory could make, by language: about itself, or about its work on each batch. A question of
 * shared/content/questions, advice, or nothing stands in their place.
 */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [
    /(?<![\p{L}’])(?:nous|notre(?!-Dame)|nos)(?!\p{L})/iu,
    /(?:figur|accompagn)\p{L}* (?:au|sur le|le|chaque) (?:certificat|bulletin|dossier|lot)/iu,
    /aucun(?:e)? (?:allergène )?à déclarer/iu,
  ],
  en: [
    /(?<!\p{L})(?:we|our|ours|us)(?!\p{L})/iu,
    /(?:is|are) (?:stated|given|listed) (?:in|on) the (?:certificate|file)/iu,
    /none to declare/iu,
  ],
};

export const checkEvidence: Check = (content) => {
  const { entries } = content;
  const all: readonly Entry[] = [
    ...listIngredients(entries),
    ...entries.strains,
    ...entries.products,
  ];
  const rules = valuesOfName<EvidenceRules>(content, "evidenceRules") ?? [];
  const questions = valuesOfName<readonly Question[]>(content, "questions") ?? [];
  return [
    ...all.flatMap((entry) => [
      ...checkFields(entry, rules),
      ...checkOpen(entry, rules, questions),
      ...checkPromises(entry),
    ]),
    ...checkQuestions(questions, all),
  ];
};

const valuesOfName = <Value>({ documents }: CheckedContent, name: string) =>
  documents.find(({ values }) => name in values)?.values[name] as Value | undefined;

/** Lists "compatibility.ph.from" for each value; texts and lists are one. */
function listFields(node: unknown, path: string): string[] {
  if (typeof node !== "object" || node === null || Array.isArray(node)) return [path];
  if (languages.every(({ id }) => id in node)) return [path];
  return Object.entries(node).flatMap(([key, value]) => listFields(value, `${path}.${key}`));
}

const isBelow = (field: string, prefix: string) =>
  field === prefix || field.startsWith(`${prefix}.`);

/** Families of a kind share the evidence of their fields. */
function ruledBy(entry: Entry): EvidenceRules[number]["of"][number] {
  if (!("type" in entry)) return "products";
  if (entry.type === "niosomeProduct") return "serums";
  if ("dose" in entry) return "liposomes";
  return "use" in entry ? "niosomes" : "strains";
}

function checkFields(entry: Entry, rules: EvidenceRules): ContentProblem[] {
  const folder = folderOf(entry);
  const parent = ruledBy(entry);
  const own = Object.keys(entry.evidence ?? {});
  const prefixes = [
    ...own,
    ...rules.flatMap(({ of, field }) => (of.some((each) => each === parent) ? [field] : [])),
  ];
  const stated = Object.entries(entry)
    .filter(([key, value]) => !unstated.has(key) && value !== undefined && value !== null)
    .flatMap(([key, value]) => listFields(value, key));
  return [
    ...stated
      .filter((field) => !prefixes.some((prefix) => isBelow(field, prefix)))
      .map((field) => ({
        where: inFacts(folder, field),
        what: "does not say how it is known",
        wanted: "a rule in shared/content/evidence, or `evidence` of the entry",
      })),
    ...own
      .filter((prefix) => !stated.some((field) => isBelow(field, prefix)))
      .map((prefix) => ({
        where: inFacts(folder, `evidence.${prefix}`),
        what: "names no field of the entry",
        wanted: "a field, such as compatibility.ph",
      })),
  ];
}

/** Lists "dose.strength" for each value that the laboratory has still to give; lists are one. */
function listOpen(node: unknown, path: string): string[] {
  if (node === "to-confirm") return [path];
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node))
    return node.some((item) => listOpen(item, path).length > 0) ? [path] : [];
  return Object.entries(node).flatMap(([key, value]) =>
    listOpen(value, path ? `${path}.${key}` : key),
  );
}

/** An open fact has no other evidence, and has a question. */
function checkOpen(
  { evidence = {}, ...entry }: Entry,
  rules: EvidenceRules,
  questions: readonly Question[],
): ContentProblem[] {
  const folder = folderOf(entry);
  const ofFolder = rules.filter(({ of }) => of.includes(ruledBy(entry)));
  const own = Object.entries(evidence).map(([field, by]) => ({ field, by }));
  const isAbout = (of: string) =>
    of === folder || (of.endsWith("/*") && folder.startsWith(of.slice(0, -1)));
  return listOpen(entry, "").flatMap((field) => {
    const where = inFacts(folder, field);
    const [rule] = [own, ofFolder].flatMap((list) =>
      list
        .filter((each) => isBelow(field, each.field))
        .sort((one, other) => other.field.length - one.field.length),
    );
    const isAsked = questions.some(
      ({ of, field: asked }) => isBelow(field, asked) && of.some(isAbout),
    );
    return [
      ...(rule && rule.by !== "to-confirm"
        ? [{ where, what: `is to-confirm, and known by ${rule.by}`, wanted: "one of them" }]
        : []),
      ...(isAsked
        ? []
        : [
            {
              where,
              what: "is to-confirm, and no question is about it",
              wanted: "a question of shared/content/questions that names the entry and the field",
            },
          ]),
    ];
  });
}

const checkPromises = (entry: Entry): ContentProblem[] =>
  listTexts(entry).flatMap(({ field, text }) =>
    languages.flatMap(({ id }) => {
      const said = (promises[id] ?? []).flatMap((pattern) => pattern.exec(text[id])?.[0] ?? []);
      return said.map((words) => ({
        where: inWords(folderOf(entry), id, field),
        what: `says “${words}”: what the laboratory does, nobody has confirmed`,
        wanted: "advice, a question of shared/content/questions, or nothing",
      }));
    }),
  );

function checkQuestions(questions: readonly Question[], all: readonly Entry[]): ContentProblem[] {
  const folders = all.map(folderOf);
  const isThere = (of: string) =>
    of === "site" ||
    (of.endsWith("/*")
      ? folders.some((folder) => folder.startsWith(of.slice(0, -1)))
      : folders.includes(of));
  const where = (id: string, field: string) => inFacts("questions", `questions.${id}.${field}`);
  const seen = new Set<string>();
  return questions.flatMap(({ id, of, answers }) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return [
      ...(isTwice
        ? [{ where: where(id, "id"), what: "stands twice", wanted: "one question of that id" }]
        : []),
      ...[
        ...of.map((named) => ({ field: "of", named })),
        ...answers.map((answer) => ({ field: "answers", named: answer.of })),
      ]
        .filter(({ named }) => !isThere(named))
        .map(({ field, named }) => ({
          where: where(id, field),
          what: `names ${named}, and there is no such entry`,
          wanted: "an entry, all of a folder (liposomes/*), or site",
        })),
    ];
  });
}
