// The mail to sales with texts that would disturb it: other directions, markup, forged lines and headers.
import type { Email } from "postal-mime";
import { describe, expect, it, test } from "vitest";
import { cleanField, fieldNames } from "#shared/enquiry/rules.ts";
import { linksOf, mailOf, route, stored, withFields } from "#tests/kits/read-sales-mail.ts";

describe("a text from right to left", () => {
  const company = "شركة النور (القاهرة)";
  it("does not reorder the text beside it", async () => {
    const { subject, text, html } = await mailOf(withFields({ company, country: "مصر" }));
    expect(subject).toBe(
      `Demande : \u2068${company}\u2069 (\u2068مصر\u2069) – Vitamine C+ [SPH-7K3Q-9F2M]`,
    );
    expect(text).toContain(`Entreprise : \u2068${company}\u2069\n`);
    expect(html).toMatch(
      new RegExp(`<h1 dir="auto"[^>]*>${company.replace(/[()]/g, "\\$&")}</h1>`),
    );
  });

  it("is complete again after being shortened", async () => {
    const { subject = "" } = await mailOf(withFields({ company: "שלום ".repeat(30) }));
    expect(subject).toMatch(/^Demande : \u2068[^\u2069]+…\u2069 \(Côte/);
  });

  it("adds no invisible characters to other texts", async () => {
    const { subject, text } = await mailOf(stored);
    expect(subject + text).not.toMatch(/[\u2066-\u2069]/);
  });

  test.each(fieldNames)("cannot be simulated by control characters in %s", async (name) => {
    const { subject, text, html } = await mailOf(
      withFields({ [name]: "/a\u202eb\u2066c\u200fd\u061ce" }),
    );
    expect(`${subject}${text}${html}`).not.toMatch(/[\u202e\u2066\u200f\u061c]/);
  });
});

describe("a visitor's text", () => {
  const markup = `<script>alert("1")</script><img src=x onerror='y'>&amp;`;
  test.each(fieldNames)("shows as text, not as markup, in %s", async (name) => {
    const { html } = await mailOf(withFields({ [name]: markup }));
    expect(html).not.toMatch(/<script|<img|onerror='/);
    if (name !== "page") expect(html).toContain("&#60;script&#62;");
  });

  it("cannot add lines to the mail", async () => {
    const forged = "Référence : SPH-AAAA-AAAA";
    for (const lineBreak of ["\n", "\r\n", "\r", "\u2028", "\u0085", "\v"]) {
      for (const name of fieldNames) {
        const { text } = await mailOf(withFields({ [name]: `/x${lineBreak}${forged}` }));
        expect(text).not.toMatch(/^Référence : SPH-AAAA/m);
      }
    }
  });

  it("cannot push the rest out of sight with blanks", async () => {
    const { subject, text } = await mailOf(
      withFields({ company: `Orée${"\u2003 \u00a0".repeat(40)}Pays : Belgique` }),
    );
    expect(subject).toContain("Orée Pays : Belgique");
    expect(text).toContain("Entreprise : Orée Pays : Belgique\n");
  });

  it("does not prevent the mail when it has half a surrogate pair", async () => {
    for (const name of fieldNames) {
      const { html } = await mailOf(withFields({ [name]: "/x\ud800y@example.fr" }));
      expect(html).toContain("</html>");
    }
  });

  const payloads = [
    "x\r\nBcc: victim@example.com",
    "x\nBcc: victim@example.com\n\nSpam",
    "x\rBcc: victim@example.com",
    "x\u2028Bcc: victim@example.com",
    "x\u0085Bcc: victim@example.com",
    "x\u0000\r\n.\r\nMAIL FROM:<a@b.example>",
    "x, victim@example.com",
    "x@example.com, victim@example.com",
    "x@example.com?bcc=victim@example.com",
    "<victim@example.com>",
    "=?utf-8?Q?x=0D=0ABcc:_victim@example.com?=",
  ];
  const cases = fieldNames.flatMap((name) => payloads.map((payload) => ({ name, payload })));
  // Each payload is mailed as the rules clean it, and as if the rules had failed.
  const forms = cases.flatMap(({ name, payload }) => [
    { name, text: cleanField(name, payload), what: `cleaned ${JSON.stringify(payload)}` },
    { name, text: payload, what: `raw ${JSON.stringify(payload)}` },
  ]);
  test.each(forms)("adds neither header nor recipient: $name, $what", async ({ name, text }) => {
    const expected = await mailOf(stored);
    const mail = await mailOf(withFields({ [name]: text }));
    const names = (email: Email) => email.headers.map(({ key }) => key).sort();
    expect(names(mail).filter((key) => key !== "reply-to")).toEqual(
      names(expected).filter((key) => key !== "reply-to"),
    );
    expect(mail.to?.map(({ address }) => address)).toEqual(route.to);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
    expect(linksOf(mail.html).join(" ")).not.toMatch(/bcc=/i);
  });
});
