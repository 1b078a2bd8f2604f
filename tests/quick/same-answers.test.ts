// One judgement: page, JSON, Markdown and the mail to sales give the same three answers to every example.
import { expect, test } from "vitest";
import {
  composeFormulaText,
  composeSummaryText,
  readSentFormula,
} from "#server/enquiries/mails/compose-formula.ts";
import { exampleRoute } from "#server/enquiries/mails/example-route.ts";
import { deskStarts } from "#shared/content/desk-starts.ts";
import { sentencesOf } from "#shared/formula/sentences/label-words.ts";
import { find, findAll, site } from "#tests/read-site.ts";

const examples: readonly (readonly [instrument: "complement" | "serum", query: string])[] = [
  ...deskStarts.map(({ instrument, query }) => [instrument, query] as const),
  ...[
    "zinc=10mg",
    "zinc=30mg",
    "zinc=",
    "zinc=26mg&marche=ue",
    "zinc=dix",
    "zinc=dix&vitamine-c=100mg",
    "vitamine-c=120mg&acerola=beaucoup",
    "zinc=10g&vitamine-c=100mg",
    "vitamined3=5ug&zinc=10mg&souhait=vegan&souhait=sans-allergene",
    "collagene=500mg&souhait=sans-conservateur",
    "epadha=1g",
    "epadha=5500mg",
    "melatonine=2mg",
    "vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg",
    "fer=10mg&calcium=200mg&contenant=liquide",
    "sph-117=3md&sph-131=3md",
    "sph-117=3md&zinc=10mg&contenant=stick",
    "curcuma=160mg&cafeine=300mg",
    "magnesium=400mg",
    "chardon-marie=200mg&andrographis=300mg",
    "vitamineb9=200ug&vitaminea=800ug&vitamine-k=75ug",
    "ashwagandha=300mg&rhodiola=200mg&alpha-lipoique=300mg&marche=ue",
  ].map((query) => ["complement", query] as const),
  ...[
    "retinol=0.2pc&glycolique=5pc",
    "niacinamide=60pc&panthenol=50pc",
    "salicylique=1pc&souhait=sans-conservateur&souhait=vegan",
    "kojique=1pc&soin=corps",
    "glycolique=10pc&lactique=10pc&mandelique=10pc",
    "glycolique=10pc",
    "alphaarbutine=2pc",
    "alphaarbutine=2pc&soin=rince",
    "cannelle=0.3pc",
    "azelaique=20pc",
  ].map((query) => ["serum", query] as const),
];

/** The sign of an answer by its drawing, which says it without words. */
function signIn(drawing: string): string {
  if (drawing.includes("<rect")) return "barred";
  if (drawing.includes('r="16.4"')) return "dotted";
  return drawing.includes('r="6.4"') ? "lit" : "empty";
}

const signs: Readonly<Record<string, string>> = {
  "●": "lit",
  "○": "empty",
  "■": "barred",
  "◌": "dotted",
};

/** Without what keeps words of a title together on a page. */
const plain = (text: string) =>
  text
    .replaceAll("\u2011", "-")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

test.each(examples)("%s %s", async (instrument, formula) => {
  const path = `/fr/formule-sur-mesure/composer/${instrument}`;
  const query = `?v=1&${formula}`;
  const [page, markdown, json] = await Promise.all(
    ["", ".md", ".json"].map((ending) => site.get(`${path}${ending}${query}`).expect(200)),
  );
  const verdict = find(
    page?.text ?? "",
    /<section[^>]*aria-labelledby="verdict"[^>]*>(.*?)<\/section>/s,
  );
  const cells = findAll(verdict, /<a [^>]*>(.*?)<\/a>/gs);
  const told = cells.map((cell) => findAll(cell, /<span[^>]*>([^<]+)<\/span>/g).map(plain));
  const { answers } = json?.body ?? {};
  const shown = cells.map(signIn);
  expect(shown).toEqual(["sell", "say", "fit"].map((verb) => answers[verb].sign));
  const lines = findAll(markdown?.text ?? "", /^- ([●○■◌] \*\*.*)$/gm).slice(0, 3);
  expect(lines.map(([sign = ""]) => signs[sign])).toEqual(shown);
  for (const [at, [, sentence = "none"]] of told.entries())
    expect(plain(lines[at] ?? "")).toContain(sentence);
  const sent = readSentFormula(`${instrument}${query}`, { ...exampleRoute, siteUrl: undefined });
  const mail = plain(`${composeSummaryText(sent).join("\n")}${composeFormulaText(sent)}`);
  for (const [verb = "", sentence = ""] of told) expect(mail).toContain(`${verb} : ${sentence}`);
  // The label says the same on the page, in its Markdown and in the data; its words of single actives are in the mail too.
  const { label, warnings } = json?.body ?? {};
  const onLabel: readonly string[] = label.lines;
  for (const line of onLabel) {
    expect(plain(page?.text ?? "")).toContain(plain(line));
    expect(plain(markdown?.text ?? "")).toContain(plain(line));
  }
  for (const { kind, text } of warnings) {
    if (kind !== "wording") continue;
    for (const sentence of sentencesOf(plain(text))) {
      // It may go on: “Déconseillé aux femmes enceintes ou allaitantes.”
      const words = sentence.replace(/\.$/, "");
      expect(onLabel.map(plain).join(" ")).toContain(words);
      expect(mail).toContain(words);
    }
  }
});

const textOfPage = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'");

test("thousands are apart by the same narrow blank in page, paper, Markdown, data and mail", async () => {
  const query =
    "?v=1&collagene=2500mg&calcium=1200mg&vitamineb12=1000ug&serie=5000&contenu=60&conditionnement=pilulier";
  const path = "/fr/formule-sur-mesure/composer/complement";
  const [page, markdown, json] = await Promise.all(
    ["", ".md", ".json"].map((ending) => site.get(`${path}${ending}${query}`).expect(200)),
  );
  const sent = readSentFormula(`complement${query}`, { ...exampleRoute, siteUrl: undefined });
  const texts = [
    textOfPage(page?.text ?? ""),
    markdown?.text ?? "",
    JSON.stringify(json?.body.label) + JSON.stringify(json?.body.warnings),
    composeSummaryText(sent).join("\n") + composeFormulaText(sent),
  ].map((text) => text.replace(/=[\d.]+(?:mg|ug|pc)?/g, ""));
  for (const text of texts) {
    expect(text).toMatch(/\d\u202f\d{3}/);
    expect(text.match(/(?<![\d\u202f])\d{1,3}[ \u00a0]\d{3}(?![\d\u202f])[^\n]{0,20}/g)).toBeNull();
    expect(text.match(/\d{4,}[ \u00a0](?:mg|µg|g|gélules|piluliers|unités)/g)).toBeNull();
  }
});

test("the page of a serum has the pH of its actives, before any script", async () => {
  const path = "/fr/formule-sur-mesure/composer/serum?v=1&retinol=0.2pc&niacinamide=5pc";
  const { text } = await site.get(path).expect(200);
  const grid = find(text, /<section aria-label="Fenêtre de pH">(.*?)<\/section>/s);
  expect(plain(grid)).toMatch(/^Fenêtre de pH 5 à 6,5 Rétinol Niacinamide 0 7 14$/);
  // From 5 to 6.5 and from 5 to 7, at 13 px for a pH of 1.
  expect(findAll(grid, /<path d="([^"]+)"[^>]*stroke-width="5"/g)).toEqual([
    "M65 0h19.6",
    "M65 0h26.1",
  ]);
});
