// The files that go with a mail to sales, as address books and calendars read them.
import ICAL from "ical.js";
import { describe, expect, it, test } from "vitest";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { mailOf, route, stored, withFields } from "#tests/kits/read-sales-mail.ts";
import { composeSalesMail } from "./compose-sales-mail.ts";

/** The files of a mail as text, by the ending of their names. */
function filesOf(enquiry: StoredEnquiry): Readonly<Record<string, string>> {
  const { attachments = [] } = composeSalesMail(enquiry, route);
  return Object.fromEntries(
    attachments.map(({ filename, content }) => [
      filename.replace(`${enquiry.reference}.`, ""),
      content,
    ]),
  );
}

type Component = [name: string, properties: [string, object, string, unknown][], Component[]];

function valuesOf(text: string): Readonly<Record<string, unknown>> {
  const [, properties] = ICAL.parse(text) as Component;
  return Object.fromEntries(properties.map(([name, , , value]) => [name, value]));
}

function eventOf(text: string): Readonly<Record<string, unknown>> {
  const [, , [event]] = ICAL.parse(text) as Component;
  return Object.fromEntries(event?.[1].map(([name, , , value]) => [name, value]) ?? []);
}

const composed = "complement?v=1&zinc=10mg&date=2027-03-15";

describe("the card of the visitor", () => {
  it("has who it is, how to reach them, and the reference", async () => {
    const { attachments } = await mailOf(withFields({ person: "Claire Morel" }));
    expect(attachments).toMatchObject([
      { filename: "SPH-7K3Q-9F2M.vcf", mimeType: "text/vcard", disposition: "attachment" },
    ]);
    const { vcf = "" } = filesOf(withFields({ person: "Claire Morel" }));
    expect(valuesOf(vcf)).toEqual({
      version: "3.0",
      fn: "Claire Morel",
      n: ["", "Claire Morel", "", "", ""],
      org: "Maison Orée",
      tel: "+33465712010",
      email: "claire+achats@maison-oree.example",
      adr: ["", "", "", "", "", "", "Côte d’Ivoire"],
      note: "Demande : Maison Orée (Côte d’Ivoire) – Vitamine C+ [SPH-7K3Q-9F2M]\n+33 (0)4 65 71 20 10 poste 12",
    });
  });

  it("is that of the company where nobody is named, and leaves out what is not known", async () => {
    const { vcf = "" } = filesOf(withFields({ phone: "", email: "none" }));
    const values = valuesOf(vcf);
    expect(values["fn"]).toBe("Maison Orée");
    expect(Object.keys(values)).toEqual(["version", "fn", "n", "org", "adr", "note"]);
  });
});

describe("the hold in a calendar", () => {
  it("is the whole day that a formula wants, invites nobody and keeps nobody busy", async () => {
    const { ics = "" } = filesOf({ ...stored, formula: composed });
    expect(eventOf(ics)).toMatchObject({
      uid: "SPH-7K3Q-9F2M@spherine.example",
      dtstamp: "2026-07-14T22:30:05Z",
      dtstart: "2027-03-15",
      summary: "Date souhaitée\u202f: Maison Orée (Côte d’Ivoire) [SPH-7K3Q-9F2M]",
      transp: "TRANSPARENT",
    });
    expect(ics).toContain("DTSTART;VALUE=DATE:20270315\r\n");
    expect(ics).not.toMatch(/METHOD|ATTENDEE|ORGANIZER|VALARM/);
  });

  it("is the day that the form names, written as programs write days", async () => {
    const { ics = "" } = filesOf(withFields({ timing: "2027-03-15" }));
    expect(eventOf(ics)["dtstart"]).toBe("2027-03-15");
  });

  test.each(["", "mars 2027", "03/04/2027", "2027-02-31", "2027-03-15\r\nRRULE:FREQ=DAILY"])(
    "is not there for %j, of which nobody knows the day",
    async (timing) => expect(Object.keys(filesOf(withFields({ timing })))).toEqual(["vcf"]),
  );
});

describe.each([
  "x\r\nBEGIN:VCARD\r\nTEL:+1900",
  "x\nEND:VEVENT\nBEGIN:VALARM",
  "x\u2028ATTENDEE:mailto:a@b.example",
  'a;b,c\\d:e"f\\n',
  "\u0000\u202e\ud800",
  "é👩‍🔬漢".repeat(200),
])("with the text %j", (hostile) => {
  test.each(fieldNames)(
    "in %s, no property is added, none is lost, and lines are short",
    async (name) => {
      const base = { ...withFields({ person: "Claire" }), formula: composed };
      const files = filesOf({ ...base, enquiry: { ...base.enquiry, [name]: `/${hostile}` } });
      for (const text of [files["vcf"] ?? "", files["ics"] ?? ""]) {
        for (const line of text.split("\r\n"))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // Nothing but CRLF ends a line.
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
      }
      expect(Object.keys(eventOf(files["ics"] ?? ""))).toEqual(
        Object.keys(eventOf(filesOf(base)["ics"] ?? "")),
      );
      const card = valuesOf(files["vcf"] ?? "");
      expect(card["n"]).toHaveLength(5);
      expect(card["adr"]).toHaveLength(7);
      expect(typeof card["org"]).toBe("string");
    },
  );
});
