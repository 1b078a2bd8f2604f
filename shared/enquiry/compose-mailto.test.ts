// The e-mail instead of the form, whatever was typed: always an address that mail programs take, and never a long wait.
import { expect, test } from "vitest";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { composeMailToSelf, composeMailto } from "./compose-mailto.ts";
import { type FieldName, fieldNames } from "./rules.ts";
import { subjectNames } from "./subject-names.ts";
import { type SubjectId, subjectIds } from "./subjects.ts";

const texts = {
  subjects: Object.fromEntries(subjectIds.map((id) => [id, subjectNames[id].fr])) as Record<
    SubjectId,
    string
  >,
  title: contactTexts.title.fr,
  labels: {
    email: contactTexts.labels.email.fr,
    phone: contactTexts.labels.phone.fr,
    company: contactTexts.labels.company.fr,
    country: contactTexts.labels.country.fr,
    person: "",
    quantity: "",
    timing: "",
    message: contactTexts.labels.message.fr,
  },
  chosen: { title: contactTexts.chosen.title.fr },
  formula: contactTexts.formula.fr,
  brand: contactTexts.brand.fr,
};
const compose = (typed: Partial<Record<FieldName, string>>) =>
  composeMailto("contact@spherine.example", texts, typed);

test("says what was typed, and what it is about", () => {
  const { protocol, pathname, searchParams } = new URL(
    compose({
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 00 00",
      company: "Orée & Filles",
      country: "France",
      message: "Bonjour,\r\n100 % ?",
      product: "Vitamine C+",
    }),
  );
  expect(protocol + pathname).toBe("mailto:contact@spherine.example");
  expect(searchParams.get("subject")).toBe("Vitamine C+");
  expect(searchParams.get("body")).toBe(
    "Email: claire@maison-oree.example\r\nNuméro de téléphone: +33 4 65 71 00 00\r\n" +
      "Entreprise: Orée & Filles\r\nPays: France\r\n\r\nBonjour,\r\n100 % ?",
  );
});

test("says the name on the label, where the page had one", () => {
  const mailto = compose({
    country: "France",
    page: "/fr/formule-marque-blanche?nom=Maison+Aubr%C3%A9e",
  });
  expect(new URL(mailto).searchParams.get("body")).toContain(
    "Pays: France\r\nLe nom sur l’étiquette part avec ce message\u202f: Maison Aubrée\r\n",
  );
});

test("lists what was chosen, with notes, after the message", () => {
  const chosen = [
    { id: "liposomes.zinc", name: "zinc, liposome", note: "sans cuivre" },
    { id: "niosomes.retinol", name: "rétinol, niosome", note: "" },
  ];
  const mailto = composeMailto("contact@spherine.example", texts, { message: "Bonjour" }, chosen);
  expect(new URL(mailto).searchParams.get("body")).toMatch(
    /Bonjour\r\n\r\n\S[^\r]+:\r\n- zinc, liposome \(sans cuivre\)\r\n- rétinol, niosome$/,
  );
});

test("lists the order and the doses of a formula after the message", () => {
  const formula = {
    text: "complement?v=1&zinc=10mg",
    address: "/formule-sur-mesure/composer/complement?v=1&zinc=10mg",
    brief: "500 piluliers de 60 gélules",
    machine: null,
    country: "France",
    lines: ["Zinc : 10 mg"],
  };
  const mailto = composeMailto(
    "contact@spherine.example",
    texts,
    { message: "Bonjour" },
    [],
    formula,
  );
  expect(new URL(mailto).searchParams.get("body")).toMatch(
    /Bonjour\r\n\r\n\S[^\r]+:\r\n500 piluliers de 60 gélules\r\nZinc : 10 mg$/,
  );
});

const unit = ["a", "é", "漢", "💣", "&", "%", "\r\n", "\ud800", "\udfff", "e\u0301"];
const lengths = [0, 1, 149, 150, 151, 255, 1900, 5000, 20_000];

test.each(fieldNames)(
  "stays short and whole, however long %s is",
  (name) => {
    for (const piece of unit) {
      for (const length of lengths) {
        const mailto = compose({ [name]: piece.repeat(length) });
        expect(mailto.length).toBeLessThanOrEqual(1900);
        // Nothing is cut in the middle of a character.
        expect(() => decodeURIComponent(mailto)).not.toThrow();
        expect(mailto).toContain("&body=");
      }
    }
  },
  5000,
);

test("a subject is named", () => {
  expect(new URL(compose({ product: "devis" })).searchParams.get("subject")).toBe("Devis");
});

test("the mail to oneself has no recipient, the reference, and whom to tell it", () => {
  const { fr, en } = contactTexts.sent.selfText;
  for (const selfText of [fr, en]) {
    const { pathname, searchParams } = new URL(
      composeMailToSelf(
        { selfSubject: contactTexts.sent.selfSubject.fr, selfText },
        { reference: "SPH-7K3Q-9F2M", name: "Labo & Cie", phone: "+33 4", email: "a@b.example" },
      ),
    );
    expect(pathname).toBe("");
    expect(searchParams.get("subject")).toBe("Ma demande [SPH-7K3Q-9F2M]");
    expect(searchParams.get("body")).toContain(
      "SPH-7K3Q-9F2M\r\n\r\nLabo & Cie\r\n+33 4\r\na@b.example",
    );
  }
});
