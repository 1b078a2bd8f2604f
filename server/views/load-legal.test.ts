// The legal pages state the facts of the settings.
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { editionIn, originalEdition, textOf } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import { type LegalPageId, legalPageIds } from "#shared/pages/legal-pages.ts";
import { loadLegal } from "./load-legal.ts";

const company = {
  COMPANY_NAME: "Maison Orée SAS",
  COMPANY_FORM: "SAS au capital de 50 000 €",
  COMPANY_REGISTRATION: "RCS Montpellier 123 456 789",
  COMPANY_VAT: "FR12 123 456 789",
  PUBLICATION_DIRECTOR: "Claire Orée",
  HOSTING_NAME: 'Hôte <b>& "Fils"',
  HOSTING_ADDRESS: "1 rue des Machines, 59000 Lille, France",
  HOSTING_PHONE: "+33 3 20 00 00 00",
  MAIL_PROVIDER: "La Poste aux lettres, France",
};

/** The whole text of a page, HTML. */
function read(id: LegalPageId, environment: Record<string, string> = company, language?: Language) {
  const edition = language ? editionIn(language) : originalEdition;
  const data = loadLegal(
    id,
    { edition, pageLanguage: language ?? "fr" },
    readSettings(environment),
  );
  return data.sections.map(({ text }) => textOf(text)).join("\n");
}

test("facts of the settings stand where they belong, and cannot be taken for HTML", () => {
  const notice = read("legalNotice", { ...company, SITE_URL: "https://www.maison-oree.test" });
  for (const [name, value] of Object.entries(company))
    if (!/HOSTING_NAME|MAIL/.test(name)) expect(notice).toContain(value);
  expect(notice).toContain("www.maison-oree.test");
  expect(notice).toContain("Hôte &#60;b&#62;&#38; &#34;Fils&#34;");
  expect(read("privacy")).toContain(company.MAIL_PROVIDER);
});

test("a fact that a trial lacks is named by its setting, in the language of the page", () => {
  expect(read("legalNotice", {})).toContain("[à renseigner avant publication\u202f: COMPANY_NAME]");
  expect(read("legalNotice", {}, "en")).toContain(
    "[to be filled in before publication: HOSTING_PHONE]",
  );
});

describe.each(legalPageIds)("%s", (id) => {
  test.each([undefined, "fr", "en"] as const)("leaves nothing open in edition %s", (language) => {
    const text = read(id, company, language);
    expect(text).not.toMatch(/[{}]|renseigner|filled in/);
    const prefix = language ? `/${language}` : "";
    for (const [, address] of text.matchAll(/href="(\/[^"]*)"/g))
      expect(address).toMatch(
        new RegExp(
          `^${prefix}/(?:signalement|confidentialite|selection|formule-sur-mesure/composer)$`,
        ),
      );
  });
});

test("a data protection officer is named if there is one", () => {
  const DPO_NAME = "Paul Garde";
  expect(read("privacy", { ...company, DPO_NAME })).toContain(DPO_NAME);
  expect(read("privacy")).not.toContain("délégué à la protection");
});

test.each([
  ["fr", "d’où vient votre visite", "Il n’y écrit rien d’autre."],
  ["en", "where your visit came from", "It writes nothing else there."],
] as const)(
  "where enquiries come from is told in %s where it is kept",
  (language, kept, nothing) => {
    const on = read("privacy", company, language);
    expect(on).toContain(kept);
    expect(on).not.toContain(nothing);
    const off = read("privacy", { ...company, SOURCE_OF_ENQUIRIES: "off" }, language);
    expect(off).toContain(nothing);
    expect(off).not.toMatch(/utm_|campagne|campaign/);
  },
);

test("questions, complaints and reports go to addresses of their own, if there are any", () => {
  const own = { PRIVACY_EMAIL: "dpo@maison-oree.test", QUALITY_EMAIL: "qualite@maison-oree.test" };
  expect(read("privacy", own)).toContain('href="mailto:dpo@maison-oree.test"');
  expect(read("vigilance", own)).toContain('href="mailto:qualite@maison-oree.test"');
  expect(read("vigilance")).toContain('href="mailto:contact@spherine.example"');
});

test.each([
  [{}, "en", "at least once a quarter; after 90\u00a0days, deleted automatically"],
  [{ HELD_DAYS: "180" }, "fr", "par trimestre ; au bout de 180\u00a0jours, effacement automatique"],
] as const)(
  "what is held is examined and in the end deleted, as the setting says: %o",
  (held, language, said) => {
    const text = read("privacy", { ...company, ...held }, language).replace(
      /[\u202f\u00a0](?=;)/g,
      " ",
    );
    expect(text).toContain(said);
  },
);

test.each([
  ["1095", "en", "3\u00a0years after"],
  ["365", "en", "1\u00a0year after"],
  ["30", "en", "30\u00a0days after"],
  ["1095", "fr", "3\u00a0ans après"],
] as const)("%s days of retention are said in words (%s)", (RETENTION_DAYS, language, said) => {
  const text = read("privacy", { ...company, RETENTION_DAYS }, language);
  expect(text).toContain(said);
});
