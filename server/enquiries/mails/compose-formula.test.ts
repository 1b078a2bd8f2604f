// A formula in the mails: sales read the table, the verdict and the questions, and can open it again.

import { describe, expect, it, test } from "vitest";
import { noSource } from "#shared/enquiry/source.ts";
import { composeAcknowledgement } from "./compose-acknowledgement.ts";
import { composeSalesMail } from "./compose-sales-mail.ts";
import { exampleRoute } from "./example-route.ts";

const composed =
  "complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg&serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15";

const stored = {
  reference: "SPH-7K2M-4QX9",
  enquiry: {
    email: "claire@maison-oree.example",
    phone: "01 23 45 67 89",
    company: "Maison Orée",
    country: "France",
    person: "",
    quantity: "",
    timing: "",
    message: "Bonjour",
    product: "Formule sur-mesure",
    page: "/fr/formule-sur-mesure/composer/complement",
  },
  selection: "",
  formula: composed,
  source: noSource,
  language: "fr",
  browserLanguage: "fr-FR",
  receivedAt: 0,
  suspicions: [],
} as const;

const mailOf = (formula: string) => composeSalesMail({ ...stored, formula }, exampleRoute);

/** Replaces no-break blanks by ordinary ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

// FAMHP, 2020: 300 µg; Italian Ministry of Health, 2013: 1 mg.
test("a dose that a State of the Union limits is read as a question, with the State", () => {
  const { text, html } = mailOf("complement?v=1&melatonine=10mg&marche=ue");
  for (const part of [text, html]) {
    const [read, flat] = [plain(part), plain(part).replace(/<[^>]*>|\s+/g, " ")];
    expect(flat.replace(/ +/g, " ")).toContain(
      "médicament possible en Belgique dès 0,3 mg (AFMPS)",
    );
    expect(read).toContain("ce que chaque État visé admet");
  }
});

describe("a formula of any length", () => {
  const slugs = [
    "zinc",
    "fer",
    "cuivre",
    "selenium",
    "magnesium",
    "calcium",
    "vitamine-c",
    "acerola",
  ];

  test("keeps all of its actives, however long the typed doses", () => {
    const doses = slugs.map((slug) => `${slug}=${encodeURIComponent("漢".repeat(40))}`);
    const { text, html } = mailOf(`complement?v=1&${doses.join("&")}`);
    expect(doses.join("&").length).toBeGreaterThan(2000);
    expect(text).toContain(`Formule, ${slugs.length} actifs`);
    for (const part of [text, html]) expect(part).toMatch(/Acérola/);
  });

  test("names the parts left out of one that is longer than a bench", () => {
    const unknown = Array.from({ length: 2000 }, (_, n) => `invente-${n}=1mg`);
    const { text } = mailOf(`complement?v=1&zinc=10mg&${unknown.join("&")}`);
    expect(plain(text)).toMatch(/Zinc +10 mg/);
    expect(plain(text)).toContain("« invente-0 »");
  });
});

describe("the mail to sales", () => {
  const { text, html } = mailOf(composed);

  it("has each active with its dose, the sum of two, and the zone of each", () => {
    const read = plain(text);
    expect(read).toContain("Formule, 5 actifs");
    expect(read).toMatch(/^ {2}Vitamine C +120 mg/m);
    expect(read).toMatch(/^ {2}Acérola +40 mg/m);
    expect(read).toMatch(/^= .*vitamine C.* 160 mg +200 %\n +.*14 allégations/im);
    expect(read).toMatch(/^! Sélénium +55 µg +100 %\n +.*50 µg/m);
    expect(read).toMatch(/^- Cuivre +0,14 mg +14 %\n +.*0,01 mg/m);
  });

  it("says the verdict and the questions", () => {
    expect(plain(text)).toMatch(/^Vendre : .+$/m);
    expect(plain(text)).toMatch(/^Dire : .*allégations/m);
    expect(plain(text)).toMatch(/^Loger : .+$/m);
    expect(plain(text)).toMatch(/^Loger : .*d’actifs/m);
    expect(plain(text)).toMatch(/^Régime : .*Allergènes/m);
    expect(plain(text)).toMatch(/^1\. .+$/m);
  });

  it("opens it again, from text and from HTML", () => {
    const link = `https://${new URL(exampleRoute.siteUrl ?? "").host}/fr/formule-sur-mesure/composer/${composed}`;
    expect(plain(text)).toContain(
      `\nOuvrir la formule (5 actifs, 6 questions ouvertes) : ${link}\n`,
    );
    expect(html).toContain(`href="${link.replaceAll("&", "&#38;")}"`);
  });

  it("says in its first lines who wants how many of what, the verdict and the message", () => {
    const begin = plain(text).slice(0, plain(text).indexOf("Formule, 5 actifs"));
    for (const part of [
      "Maison Orée",
      "01 23 45 67 89",
      "Commande : 5 000 piluliers de 60 gélules, taille 0, France, pour le 15 mars 2027",
      "Vendre : Une dose au-dessus du maximum français",
      "Bonjour",
    ])
      expect(begin).toContain(part);
    expect(plain(text)).toContain(
      "Machine : 5 000 × 60 gélules : 1 h 30 de géluleuse ; 0,5 jour de ligne de piluliers. Temps de machine",
    );
  });

  it("says the wishes in the order, and what breaks them", () => {
    const { text: vegan } = mailOf("complement?v=1&collagene=1g&serie=500&souhait=vegan");
    expect(plain(vegan)).toMatch(
      /^Commande : 500 unités de vente, gélules de taille 0, végan, France$/m,
    );
    expect(plain(vegan)).toMatch(/^Loger : Pas végan : collagène$/m);
  });

  it("says what of the order nobody has chosen", () => {
    expect(plain(mailOf("complement?v=1&zinc=10mg").text)).toContain(
      "Commande : Un complément alimentaire en gélules de taille 0, pour la France. Série non choisie.",
    );
  });

  it("says each reason of an exclusion once", () => {
    const { text: many } = mailOf(
      "complement?v=1&fer=10mg&calcium=200mg&zinc=10mg&magnesium=100mg&cuivre=1mg&acerola=40mg",
    );
    const [, rows = ""] = /^\d+ exclusions :\n((?:.+\n)+)/m.exec(plain(many)) ?? [];
    const sentences = rows.split(/(?<=\.)\s/);
    expect(sentences.length).toBeGreaterThan(4);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test("names the parts that a later version cannot read and keeps the rest", () => {
  const { text } = mailOf("complement?v=9&zinc=10mg&retire=5mg&cuivre=dix");
  expect(plain(text)).toMatch(/Zinc +10 mg/);
  expect(plain(text)).toMatch(/retire/);
  expect(plain(text)).toMatch(/dix/);
});

test.each(["", "nonsense", "complement?<script>", "serum"])(
  "a mail without a formula has none of it: %s",
  (formula) => {
    const { text, html } = mailOf(formula);
    expect(text + html).not.toMatch(/Ouvrir la|Formule,|Commande :/);
  },
);

test("the receipt repeats the doses, in the language of the form", () => {
  const enquiry = { ...stored.enquiry, page: "/en/formule-sur-mesure/composer/complement" };
  const receipt = composeAcknowledgement({ ...stored, enquiry, language: "en" }, exampleRoute);
  expect(plain(receipt.text)).toContain(
    "Your formula\n5,000 pill bottles of 60 capsules, size 0, France, by 15 March 2027\nVitamin C, 120 mg\nAcerola, 40 mg\n",
  );
  const link = `${new URL(exampleRoute.siteUrl ?? "").origin}/en/formule-sur-mesure/composer/${composed}`;
  expect(receipt.text).toContain(link);
  expect(receipt.html).toContain(`href="${link.replaceAll("&", "&#38;")}"`);
});

test("the receipt opens the formula without what nobody could read", () => {
  const { text } = composeAcknowledgement(
    { ...stored, formula: "complement?v=1&zinc=evil.example&fer=10mg&invente=3mg&date=hier" },
    exampleRoute,
  );
  expect(text).toContain("/fr/formule-sur-mesure/composer/complement?v=1&zinc=&fer=10mg\n");
});
