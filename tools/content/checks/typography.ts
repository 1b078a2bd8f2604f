// The typing of every text: allowed signs, forbidden leftovers. The build sets spaces.
import { languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import {
  type Check,
  folderOf,
  inFacts,
  inWords,
  listIngredients,
  listTexts,
} from "./checked-content.ts";

interface Rule {
  readonly found: RegExp;
  readonly what: string;
  readonly wanted: string;
}

/** The report of a new entry's parts that have not been written yet. */
export const unwritten = "still says TODO";

const everywhere: readonly Rule[] = [
  { found: /'/, what: "has a straight apostrophe", wanted: "the curved one, ’" },
  { found: /\blorem\b/i, what: "holds placeholder text", wanted: "a text" },
  { found: /\bTODO\b/, what: unwritten, wanted: "what it asks for" },
];

const french: readonly Rule[] = [
  {
    found: /[^\u202f\u00a0\s][;!?»](?=\s|$)/u,
    what: "has no space before a ; ! ? or »",
    wanted: "an ordinary space, which the build makes a narrow one",
  },
  { found: /"/, what: "has straight quotation marks", wanted: "« and »" },
];

export const checkTypography: Check = ({ entries, documents }) => {
  const { strains, products, claims, productCategories } = entries;
  const trees = [
    ...[...listIngredients(entries), ...strains, ...products].map((entry) => ({
      folder: folderOf(entry),
      tree: entry,
    })),
    { folder: "claims", tree: Object.fromEntries(claims.map((claim) => [claim.id, claim])) },
    { folder: "product-categories", tree: productCategories },
    ...documents.map(({ kind, values }) => ({ folder: kind.folder, tree: values })),
  ];
  return trees.flatMap(({ folder, tree }) => [
    ...findOpenFacts(folder, tree),
    ...listTexts(tree).flatMap(({ field, text }) =>
      languages.flatMap(({ id, typography }) =>
        checkText(text[id], typography).map((problem) => ({
          ...problem,
          where: inWords(folder, id, field),
        })),
      ),
    ),
  ]);
};

/** Facts that a new entry leaves open. */
function findOpenFacts(folder: string, tree: unknown, field = ""): ContentProblem[] {
  if (tree === "TODO")
    return [{ where: inFacts(folder, field), what: unwritten, wanted: "what it asks for" }];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    findOpenFacts(folder, value, field ? `${field}.${key}` : key),
  );
}

function checkText(
  text: string,
  typography: (typeof languages)[number]["typography"],
): Omit<ContentProblem, "where">[] {
  const bare = text.replace(/<[^>]+>/g, "");
  const rules = typography === "french" ? [...everywhere, ...french] : everywhere;
  const problems = rules
    .filter(({ found }) => found.test(bare))
    .map(({ found, what, wanted }) => ({ what: `${what}: ${quote(bare, found)}`, wanted }));
  return isNested(text)
    ? problems
    : [...problems, { what: `a tag is not closed: ${text.slice(0, 60)}`, wanted: "<b>…</b>" }];
}

/** Some of the text around the match. */
function quote(text: string, found: RegExp): string {
  const place = text.search(found);
  return `“${text.slice(Math.max(0, place - 20), place + 20).trim()}”`;
}

/** True when every opened tag is closed, in the right order. */
function isNested(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name = ""] of text.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (name === "br") continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
