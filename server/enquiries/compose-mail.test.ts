// The mail as a mail reader shows it: composed, made into MIME by the sender, parsed again.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, describe, expect, it, test } from "vitest";
import { cleanField, type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import { composeMail } from "./compose-mail.ts";
import type { StoredEnquiry } from "./enquiry-store.ts";
import { createMailSender } from "./mail-sender.ts";

const folder = mkdtempSync(join(tmpdir(), "compose-mail-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sender = createMailSender({ SMTP_URL: undefined, DATA_DIR: folder });

const route = {
  from: "Laboratoire Sphérine <site@spherine.example>",
  to: ["ventes@spherine.example", "export@spherine.example"],
  siteUrl: "https://www.spherine.example",
};

const stored: StoredEnquiry = {
  reference: "SPH-7K3Q-9F2M",
  receivedAt: Date.UTC(2026, 6, 14, 22, 30, 5),
  enquiry: {
    email: "claire+achats@maison-oree.example",
    phone: "+33 (0)4 65 71 20 10 poste 12",
    company: "Maison Orée",
    country: "Côte d’Ivoire",
    message: "Bonjour,\n\nQuel est votre délai ?",
    product: "Vitamine C+",
    page: "/liposomes/vitamine-c",
  },
};

async function mailOf(enquiry: StoredEnquiry): Promise<Email> {
  await sender.send(composeMail(enquiry, route), new AbortController().signal);
  return PostalMime.parse(readFileSync(join(folder, "mail", `${enquiry.reference}.eml`)));
}

const withFields = (fields: Partial<Enquiry>): StoredEnquiry => ({
  ...stored,
  enquiry: { ...stored.enquiry, ...fields },
});

describe("a mail to sales", () => {
  it("goes from the site to all of sales, and its answer to the visitor", async () => {
    const mail = await mailOf(stored);
    expect(mail.from).toMatchObject({
      name: "Laboratoire Sphérine",
      address: "site@spherine.example",
    });
    expect(mail.to?.map(({ address }) => address)).toEqual(route.to);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([
      "claire+achats@maison-oree.example",
    ]);
    expect(mail.messageId).toBe("<SPH-7K3Q-9F2M@spherine.example>");
  });

  it("names company, country, product and reference in its subject", async () => {
    const { subject } = await mailOf(stored);
    expect(subject).toBe("Demande de Maison Orée (Côte d’Ivoire) – Vitamine C+ [SPH-7K3Q-9F2M]");
  });

  it("holds every field, the reference and both times, as text and as HTML", async () => {
    const { text = "", html = "" } = await mailOf(stored);
    const { message, ...lines } = stored.enquiry;
    for (const part of [text, html]) {
      for (const value of [...Object.values(lines), ...message.split("\n"), stored.reference]) {
        expect(part).toContain(value);
      }
      expect(part).toContain("mercredi 15 juillet 2026 à 00:30:05");
      expect(part).toContain("mardi 14 juillet 2026 à 22:30:05");
    }
  });

  it("lets sales call, answer and open the page with one click", async () => {
    const { html = "" } = await mailOf(stored);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(links).toEqual([
      "mailto:claire%2Bachats@maison-oree.example",
      "tel:+33465712010;ext=12",
      "https://www.spherine.example/liposomes/vitamine-c",
    ]);
  });

  test.each([
    ["0033 4 65 71 20 10", "tel:+33465712010"],
    ["(+33) 4.65.71.20.10", "tel:+33465712010"],
    ["04 65 71 20 10", "tel:0465712010"],
    ["+1 (555) 123-4567x12", "tel:+15551234567;ext=12"],
    ["+1 555 123 4567 #12", "tel:+15551234567;ext=12"],
  ])("dials %s as %s", async (phone, link) => {
    const { html = "" } = await mailOf(withFields({ phone }));
    expect(html).toContain(`href="${link}"`);
  });

  it("prints two numbers without guessing which to dial", async () => {
    const phone = "+33 4 65 71 20 10 / +33 6 12 34 56 78";
    const { html = "" } = await mailOf(withFields({ phone }));
    expect(html).toContain(phone);
    expect(html).not.toContain("tel:");
  });

  it("reads well when only the required fields were filled in", async () => {
    const { subject, text = "" } = await mailOf(withFields({ message: "", product: "", page: "" }));
    expect(subject).toBe("Demande de Maison Orée (Côte d’Ivoire) [SPH-7K3Q-9F2M]");
    expect(text).toContain("Produit : —");
  });

  it("reaches a visitor whose domain is in another script", async () => {
    const { replyTo } = await mailOf(withFields({ email: "info@пример.рф" }));
    expect(replyTo?.[0]?.address).toMatch(/^info@(xn--e1afmkfd\.xn--p1ai|пример\.рф)$/);
  });

  it("does not link a page outside the site", async () => {
    const { html = "" } = await mailOf(withFields({ page: "//evil.example/x" }));
    expect(html).not.toContain("evil.example");
  });
});

describe("what a visitor types", () => {
  const markup = `<script>alert("1")</script><img src=x onerror='y'>&amp;`;
  test.each(fieldNames)("shows as text, not as markup, in %s", async (name) => {
    const { html = "" } = await mailOf(withFields({ [name]: markup }));
    expect(html).not.toMatch(/<script|<img|onerror='/);
    if (name !== "page") expect(html).toContain("&#60;script&#62;");
  });

  const payloads = [
    "x\r\nBcc: victim@example.com",
    "x\nBcc: victim@example.com\n\nSpam",
    "x\rBcc: victim@example.com",
    "x\u2028Bcc: victim@example.com",
    "x\u0085Bcc: victim@example.com",
    "x\u0000\r\n.\r\nMAIL FROM:<a@b.example>",
    "x, victim@example.com",
    "<victim@example.com>",
    "=?utf-8?Q?x=0D=0ABcc:_victim@example.com?=",
  ];
  const cases = fieldNames.flatMap((name) => payloads.map((payload) => ({ name, payload })));
  // Once as the rules let it through, once as if the rules had failed.
  const forms = cases.flatMap(({ name, payload }) => [
    { name, text: cleanField(name, payload), what: `cleaned ${JSON.stringify(payload)}` },
    { name, text: payload, what: `raw ${JSON.stringify(payload)}` },
  ]);
  test.each(forms)("adds neither header nor recipient: $name, $what", async ({ name, text }) => {
    const expected = await mailOf(stored);
    const mail = await mailOf(withFields({ [name as FieldName]: text }));
    const names = (email: Email) => email.headers.map(({ key }) => key).sort();
    expect(names(mail).filter((key) => key !== "reply-to")).toEqual(
      names(expected).filter((key) => key !== "reply-to"),
    );
    expect(mail.to?.map(({ address }) => address)).toEqual(route.to);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe("without an SMTP server", () => {
  it("writes one whole .eml file an enquiry, however often it is sent, and leaves no draft", async () => {
    await mailOf(stored);
    await mailOf(stored);
    expect(readdirSync(join(folder, "mail"))).toEqual(["SPH-7K3Q-9F2M.eml"]);
  });

  it("says at boot where mail goes", () => {
    expect(createMailSender({ SMTP_URL: undefined, DATA_DIR: "./var" }).describe()).toBe(
      "mail: written to var/mail as .eml files (SMTP_URL is not set)",
    );
  });
});

describe("with an SMTP server", () => {
  it("does not tell the password at boot", () => {
    const description = createMailSender({
      SMTP_URL: "smtps://user:secret@smtp.example.com:465/?tls.servername=x",
      DATA_DIR: folder,
    }).describe();
    expect(description).toBe("mail: sent through smtps://smtp.example.com:465");
  });
});
