// `npm run questions`: all questions that only the laboratory can answer, by who answers, as a document in French and as a table with
// a line for each entry, or folder of entries, and field. An answer is entered below its question (shared/content/questions).
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dayInParis } from "#server/day-in-paris.ts";
import { isAnswered } from "#server/facts/particulars.ts";
import { answerers, type Question } from "#shared/content/schema/questions.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { liposomes, niosomes, products, serums, strains } from "#shared/generated/entries.ts";
import { questions } from "#shared/generated/questions.ts";
import { root } from "./content/problems.ts";
import { writeWhole } from "./write-whole.ts";

const folders: Readonly<Record<string, readonly { readonly slug: string }[]>> = {
  liposomes,
  niosomes,
  serums,
  strains,
  products,
};

/** The number of entries of "liposomes/*". */
const countEntries = (of: string): number => {
  const [folder = "", slug] = of.split("/");
  return slug === "*" ? (folders[folder] ?? []).length : 1;
};

const today = dayInParis(Date.now());

/**
 * The open entries of a question: an answer about one leaves the others of its folder open. What the laboratory shows
 * (shared/content/particulars) answers too.
 */
const openOf = ({ of, field, answers }: Question): readonly string[] =>
  of.filter(
    (each) => !answers.some((answer) => answer.of === each) && !isAnswered(field, each, today),
  );

const names = {
  regulatory: "Affaires réglementaires",
  production: "Production et formulation",
  quality: "Qualité",
  sales: "Commerce",
} as const;

const open = questions.map((question) => ({
  question,
  places: openOf(question),
}));
const left = open.filter(({ places }) => places.length > 0);

const document = [
  "# Ce que seul le laboratoire peut dire",
  "",
  `${left.length} questions sur ${questions.length} attendent une réponse. Une réponse s’écrit une fois, sous sa question, dans`,
  "`shared/content/questions` (facts.yaml, puis fr.md et en.md) ; elle paraît alors, datée, sur toutes les pages qui la posent.",
  ...answerers.flatMap((who) => [
    "",
    `## ${names[who]}`,
    "",
    ...left
      .filter(({ question }) => question.who === who)
      .map(({ question: { id, ask, field }, places }, index) => {
        const count = places.reduce((sum, place) => sum + countEntries(place), 0);
        const where = places.includes("site")
          ? `le site, ${field}`
          : `${count} fiche${count > 1 ? "s" : ""} (${places.join(", ")}), ${field}`;
        return `${index + 1}. ${ask.trim()}\n   _${id} : ${where}_\n`;
      }),
  ]),
].join("\n");

const table = [
  ["Qui", "Question", "Texte", "Entrée", "Champ", "Réponse", "Par", "Le"],
  ...left.flatMap(({ question: { id, who, ask, field }, places }) =>
    places.map((place) => [names[who], id, ask.trim(), place, field, "", "", ""]),
  ),
];

const folder = join(root, "var");
mkdirSync(folder, { recursive: true });
writeWhole(join(folder, "questions.md"), `${document}\n`);
writeWhole(join(folder, "questions.csv"), writeCsv(table, ";"));
console.log(
  `${left.length} of ${questions.length} questions are open, in ${table.length - 1} lines: var/questions.md, var/questions.csv`,
);
