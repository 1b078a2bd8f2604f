// The enquiry's rules and the popup's texts, as a visitor meets them.
import { describe, expect, it, test } from "vitest";
import type { Translated } from "#shared/editions/edition.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { isReference } from "./reference.ts";
import {
  checkEnquiry,
  checkField,
  cleanField,
  type Enquiry,
  fieldNames,
  limits,
  requiredFields,
} from "./rules.ts";

const good: Enquiry = {
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 20 10",
  company: "Maison Orée",
  country: "France",
  person: "",
  quantity: "",
  timing: "",
  message: "",
  product: "",
  page: "",
};

describe("phone", () => {
  test.each([
    "01 23 45 67 89",
    "0123456789",
    "01.23.45.67.89",
    "01-23-45-67-89",
    "01/23/45/67/89",
    "+33 1 23 45 67 89",
    "+33123456789",
    "+33 (0)1 23 45 67 89",
    "(+33) 1 23 45 67 89",
    "0033 1 23 45 67 89",
    "+33\u00a01\u202f23\u00a045\u00a067\u00a089",
    "01 23 45 67 89 poste 12",
    "01 23 45 67 89, poste 1234",
    "01 23 45 67 89 p. 12",
    "3631 00",
    "+32 2 555 12 12",
    "+32 475 12 34 56",
    "+41 44 668 18 00",
    "+352 26 12 34 56",
    "+377 93 15 00 00",
    "+49 (0)30 901820",
    "+49 30 901820-47",
    "089/1234567",
    "+43 1 58858-0",
    "+39 06 6982",
    "+34 912 345 678",
    "+351 21 322 9000",
    "+44 20 7946 0958",
    "020 7946 0958",
    "+44 (0)20 7946 0958 ext. 123",
    "+353 1 679 6700",
    "+45 33 92 33 00",
    "+47 22 24 10 00",
    "+46 8-508 290 00",
    "+358 9 1234567",
    "+48 22 694 55 55",
    "+420 224 190 111",
    "+30 210 7282000",
    "+90 212 555 12 34",
    "+972-2-530-3111",
    "+971 4 123 4567",
    "+212 5 37 70 12 34",
    "+216 71 123 456",
    "+221 33 889 00 00",
    "+27 21 464 1234",
    "+91 22 1234 5678",
    "+86 10 1234 5678",
    "+81 3-1234-5678",
    "+82-2-312-3456",
    "+65 6123 4567",
    "+61 2 9374 4000",
    "+64 4 472 3000",
    "+55 (11) 91234-5678",
    "+52 55 1234 5678",
    "(555) 123-4567",
    "555.123.4567",
    "1-800-555-0199",
    "+1 555 123 4567 x12",
    "+1 555 123 4567x12",
    "+1 (555) 123-4567 ext 12",
    "+1 (555) 123-4567 Extension: 12",
    "+1 555 123 4567 #12",
    "+1 555 123 4567;ext=12",
    "06‑12‑34‑56‑78",
    "+33 1 23 45 67 89 / +33 6 12 34 56 78",
    "٠١٢٣٤٥٦٧٨٩",
  ])("%s is accepted", (phone) => {
    expect(checkField("phone", cleanField("phone", phone))).toBeNull();
  });

  test.each([
    "12345",
    "abc",
    "+",
    "claire@maison-oree.example",
    "++++",
    "appelez-moi",
    "01 23 <b>45</b> 67 89",
    "12 34 5 x123",
  ])("%s is refused", (phone) => {
    expect(checkField("phone", phone)).toBe("format");
  });

  it("keeps what the visitor typed", () => {
    expect(cleanField("phone", " +33 (0)1.23-45 67 89 poste 12 ")).toBe(
      "+33 (0)1.23-45 67 89 poste 12",
    );
  });
});

describe("e-mail", () => {
  test.each([
    "claire@maison-oree.example",
    "claire+achats@x.fr",
    "a+b@sous.domaine.museum",
    "o'brien@example.ie",
    "x_y-z.1@example.co.uk",
    "achats@société-générale.example",
    "info@例え.テスト",
    "info@пример.рф",
    "a@xn--exmple-cua.fr",
    `${"l".repeat(64)}@${"d".repeat(63)}.${"e".repeat(63)}.${"f".repeat(57)}.fr`,
  ])("%s is accepted", (email) => {
    expect(checkField("email", email)).toBeNull();
  });

  test.each([
    "claire",
    "claire@",
    "@example.fr",
    "claire@example",
    "claire@@example.fr",
    "claire @example.fr",
    "claire@exa mple.fr",
    "claire@example..fr",
    ".claire@example.fr",
    "cl..aire@example.fr",
    "claire@-example.fr",
    "claire@example-.fr",
    "claire@example.f",
    "claire@192.168.1.1",
    "Claire <claire@example.fr>",
    "claire@example.fr, paul@example.fr",
    "claire@example.fr;paul@example.fr",
    "élodie@example.fr",
    `${"l".repeat(65)}@example.fr`,
  ])("%s is refused", (email) => {
    expect(checkField("email", email)).toBe("format");
  });
});

describe("every field", () => {
  it("lets a complete enquiry pass", () => {
    expect(checkEnquiry(good)).toEqual({});
  });

  it("names exactly the four required fields when nothing is filled in", () => {
    const empty = Object.fromEntries(fieldNames.map((name) => [name, ""])) as Enquiry;
    expect(checkEnquiry(empty)).toEqual(
      Object.fromEntries(requiredFields.map((name) => [name, "missing"])),
    );
  });

  test.each(fieldNames)("%s may be as long as its limit and no longer", (name) => {
    const domain = `${"d".repeat(63)}.${"e".repeat(63)}.${"f".repeat(58)}.fr`;
    const longest = name === "email" ? `${"l".repeat(64)}@${domain}` : "1".repeat(limits[name]);
    expect(longest).toHaveLength(limits[name]);
    expect(checkField(name, longest)).toBeNull();
    expect(checkField(name, "1".repeat(limits[name] + 1))).toBe("tooLong");
  });

  test.each(fieldNames)(
    "%s counts as empty when only blanks and invisible characters are typed",
    (name) => {
      expect(cleanField(name, " \t\r\n\u200b\u202e\u0000\ufeff ")).toBe("");
    },
  );

  const payloads = [
    "x\r\nBcc: victim@example.com",
    "x\nBcc: victim@example.com",
    "x\rBcc: victim@example.com",
    "x\u0000Bcc: victim@example.com",
    "x\u0085Bcc: victim@example.com",
    "x\u2028Bcc: victim@example.com",
    "x\u2029Bcc: victim@example.com",
    "x\v\fBcc: victim@example.com",
    "x\u202egpj.exe",
    "x\u2066hidden\u2069",
    "x\ud800y",
  ];
  const unwanted = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
  const oneLiners = fieldNames.filter((name) => name !== "message");
  test.each(oneLiners.flatMap((name) => payloads.map((payload) => ({ name, payload }))))(
    "$name holds nothing that could begin a header or reorder text: $payload",
    ({ name, payload }) => {
      expect(cleanField(name, payload)).not.toMatch(unwanted);
    },
  );

  it("keeps the words of two lines apart", () => {
    expect(cleanField("company", "Maison\r\nOrée")).toBe("Maison Orée");
  });

  it("keeps the lines of a message, whichever way they end", () => {
    expect(cleanField("message", "un\r\ndeux\rtrois\n\nquatre\u0000\u202e")).toBe(
      "un\ndeux\ntrois\n\nquatre",
    );
  });

  it("stores the composed form of accents", () => {
    expect(cleanField("company", "Maison Ore\u0301e")).toBe("Maison Orée");
  });

  it("keeps emoji and scripts that need joiners", () => {
    expect(cleanField("company", "می‌خواهم 👩‍🔬")).toBe("می‌خواهم 👩‍🔬");
  });
});

describe("reference", () => {
  test.each(["SPH-7K3Q-9F2M", "SPH-2222-ZZZZ"])("%s is one", (text) => {
    expect(isReference(text)).toBe(true);
  });

  test.each([
    "",
    "SPH-7K3Q-9F2",
    "SPH-7K3Q-9F2M ",
    "SPH-7K0Q-9F2M",
    "SPH-7KIQ-9F2M",
    "sph-7k3q-9f2m",
    "SPH-7K3Q-9F2M<b>",
  ])("%j is none", (text) => {
    expect(isReference(text)).toBe(false);
  });
});

describe("texts of the popup", () => {
  const texts = collect(contactTexts);

  it("says what the specification says", () => {
    // A title says it with spaces at which no line ends.
    expect(contactTexts.title.fr.replace(/\s/g, " ")).toBe("En savoir plus sur un produit");
    expect(contactTexts.hint.fr).toBe("Un expert vous répondra dans les plus brefs délais");
    const { email, phone, company, country, message } = contactTexts.labels;
    expect([email, phone, company, country, message].map((label) => label.fr)).toEqual([
      "Email",
      "Numéro de téléphone",
      "Entreprise",
      "Pays",
      "Message",
    ]);
    expect(contactTexts.submit.fr).toBe("Envoyer");
    expect(contactTexts.phoneNote.fr).toBe(
      "Nous vous appelons uniquement pour répondre à cette demande.",
    );
    expect(contactTexts.errorSummary.fr).toBe("Il y a un problème");
  });

  it("is French in the original edition throughout", () => {
    expect(texts.filter((text) => text.original !== "fr")).toEqual([]);
  });

  it("tells what to do instead of scolding or apologising", () => {
    const scolding = /invalid|veuillez|désolé|est obligatoire|please|sorry/i;
    expect(texts.filter((text) => scolding.test(text.fr) || scolding.test(text.en))).toEqual([]);
  });

  it("has the same placeholders in both languages", () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const text of texts) expect(placeholders(text.fr)).toEqual(placeholders(text.en));
  });

  test.each(fieldNames)("names the limit that the rules apply to %s", (name) => {
    const { fr, en } = contactTexts.errors[name].tooLong;
    expect(Number(fr.replace(/\D/g, ""))).toBe(limits[name]);
    expect(Number(en.replace(/\D/g, ""))).toBe(limits[name]);
  });

  test.each(Object.entries(contactTexts.failures))(
    "offers phone and e-mail when nothing was sent: %s",
    (_, text) => {
      const filled = fillText(text.fr, { phone: "+33 4", email: "contact@spherine.example" });
      expect(filled).toContain("+33 4");
      expect(filled).toContain("contact@spherine.example");
      expect(filled).toContain("Votre texte est conservé");
      expect(filled).not.toContain("{");
    },
  );

  it("fills only the placeholders it has values for", () => {
    expect(fillText("{a} {b} {constructor}", { a: "1 {b}" })).toBe("1 {b} {b} {constructor}");
  });
});

function collect(node: unknown): Translated[] {
  if (typeof node !== "object" || node === null) return [];
  if ("fr" in node && "en" in node) return [node as Translated];
  return Object.values(node).flatMap(collect);
}
