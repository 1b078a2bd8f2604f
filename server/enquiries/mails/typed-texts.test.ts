// What a stranger can have the site write: a marker in each place where somebody may type is in no acknowledgement, as anybody's
// address may be given, and forges no line of a text mail.

import { expect, test } from "vitest";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { composeAcknowledgement } from "./compose-acknowledgement.ts";
import { composeSalesMail } from "./compose-sales-mail.ts";
import { exampleRoute as route } from "./example-route.ts";

const enquiry = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ""])) as Enquiry),
  email: "claire@maison-oree.example",
  phone: "+44 20 7946 0958",
  company: "Maison Orée",
  country: "France",
};

const stored: StoredEnquiry = {
  reference: "SPH-7K3Q-9F2M",
  language: "fr",
  browserLanguage: "",
  selection: "",
  formula: "",
  source: noSource,
  suspicions: [],
  receivedAt: Date.UTC(2026, 6, 14),
  enquiry,
};

type Place = (marker: string) => StoredEnquiry;

const inField =
  (name: FieldName): Place =>
  (marker) => ({ ...stored, enquiry: { ...enquiry, [name]: marker } });

const inFormula =
  (write: (typed: string) => string): Place =>
  (marker) => ({ ...stored, formula: write(encodeURIComponent(marker)) });

/** Everything of a post but the address that it is answered to, and its own page, which is one of ours or none. */
const places: readonly (readonly [string, Place])[] = [
  ...fieldNames
    .filter((name) => name !== "email")
    .map((name) => [`the field ${name}`, inField(name)] as const),
  ["a note", (marker) => ({ ...stored, selection: `liposomes.zinc\n  ${marker}` })],
  ["the name of something chosen", (marker) => ({ ...stored, selection: `liposomes.${marker}` })],
  ["a dose", inFormula((typed) => `complement?v=1&zinc=${typed}&fer=10mg`)],
  ["the name of an active", inFormula((typed) => `complement?v=1&${typed}=10mg&fer=10mg`)],
  ["a setting", inFormula((typed) => `complement?v=1&contenant=${typed}&fer=10mg`)],
  ["a subject", inFormula((typed) => `complement?v=1&dire=${typed}&fer=10mg`)],
  ["a market", inFormula((typed) => `complement?v=1&marche=${typed}&fer=10mg`)],
  ["a level of a serum", inFormula((typed) => `serum?v=1&retinol=${typed}`)],
  ...["serie", "contenu", "conditionnement", "date", "pays"].map(
    (name) =>
      [
        `the field ${name} of an order`,
        inFormula((typed) => `complement?v=1&marche=ue&${name}=${typed}&fer=10mg`),
      ] as const,
  ),
  ["what was put aside", inFormula((typed) => `complement?v=1&garde=${typed}&fer=10mg`)],
  [
    "a formula that was put aside",
    inFormula(
      (typed) => `complement?v=1&garde=${encodeURIComponent(`v=1&zinc=${typed}`)}&fer=10mg`,
    ),
  ],
  ["a wish", inFormula((typed) => `complement?v=1&souhait=${typed}&fer=10mg`)],
  ["a series of a serum", inFormula((typed) => `serum?v=1&serie=${typed}&retinol=0.1pc`)],
  ["a whole formula", (marker) => ({ ...stored, formula: marker })],
  ["the browser's language", (browserLanguage) => ({ ...stored, browserLanguage })],
];

const leading = ["https://evil.example/colis", "evil.example", "+33 6 12 34 56 78"];

test.each(places)("%s leads nobody anywhere in an acknowledgement", (_, place) => {
  for (const marker of leading) {
    const { subject, text, html, to } = composeAcknowledgement(place(marker), route);
    for (const part of [subject, text, html]) expect(part).not.toContain(marker);
    expect(`${text}${html}`).not.toMatch(/evil/);
    expect(to).toEqual([enquiry.email]);
  }
});

const words = places.filter(([name]) => !/message|note/.test(name));

test("a message imitates no line of the laboratory's", () => {
  const { text } = composeAcknowledgement(inField("message")("Bonjour\n\nE-mail : evil"), route);
  expect(text).toContain("\n    Bonjour\n\n    E-mail : evil\n");
});

test("the page that led to the form's page turns nothing around in the mail to sales", () => {
  const page = `/contact?page=${encodeURIComponent("/fr/\u202egnp.liposomes")}`;
  const { text, html } = composeSalesMail(inField("page")(page), route);
  for (const part of [text, html]) expect(part).not.toMatch(/\u202e/);
});

test.each(words)("%s is not repeated in an acknowledgement, whatever it says", (_, place) => {
  const { subject, text, html } = composeAcknowledgement(place("Zyxwvut"), route);
  for (const part of [subject, text, html]) expect(part).not.toContain("Zyxwvut");
});

test.each(places)("%s forges no line of a text mail, and moves no cursor", (_, place) => {
  const marker = "x\u001b[31m\r\nRéférence : SPH-FAKE\u2028E-mail : evil@evil.example\u0007";
  for (const compose of [composeAcknowledgement, composeSalesMail]) {
    const { subject, text } = compose(place(marker), route);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029]/u);
    expect(text).not.toMatch(/^(?:Référence : SPH-FAKE|E-mail : evil)/m);
  }
});
