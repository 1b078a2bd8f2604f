// The mail to sales as a mail reader shows it, for tests: composed, encoded as MIME, parsed again.

import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { composeSalesMail } from "#server/enquiries/mails/compose-sales-mail.ts";
import { exampleRoute } from "#server/enquiries/mails/example-route.ts";
import type { MailRoute } from "#server/enquiries/mails/mail.ts";
import type { Enquiry } from "#shared/enquiry/rules.ts";
import { noSource } from "#shared/enquiry/source.ts";

export const route: MailRoute = {
  ...exampleRoute,
  to: ["ventes@spherine.example", "export@spherine.example"],
};

export const stored: StoredEnquiry = {
  reference: "SPH-7K3Q-9F2M",
  language: "fr",
  browserLanguage: "fr-FR",
  selection: "",
  formula: "",
  source: noSource,
  suspicions: [],
  receivedAt: Date.UTC(2026, 6, 14, 22, 30, 5),
  enquiry: {
    email: "claire+achats@maison-oree.example",
    phone: "+33 (0)4 65 71 20 10 poste 12",
    company: "Maison Orée",
    country: "Côte d’Ivoire",
    person: "",
    quantity: "",
    timing: "",
    message: "Bonjour,\n\nQuel est votre délai ?",
    product: "Vitamine C+",
    page: "/liposomes/vitamine-c",
  },
};

const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

export async function mailOf(
  enquiry: StoredEnquiry,
): Promise<Email & { text: string; html: string }> {
  const mail = composeSalesMail(enquiry, route);
  const { message } = await transport.sendMail({ ...mail, to: [...mail.to] });
  const { text = "", html = "", ...rest } = await PostalMime.parse(message as Buffer);
  return { ...rest, text, html: asRead(html) };
}

/** Without the invisible break opportunities in long words. */
export function asRead(html: string): string {
  return html.replaceAll(/<wbr>(?:<!--\[if mso\]>&#8203;<!\[endif\]-->)?/g, "");
}

export const withFields = (fields: Partial<Enquiry>): StoredEnquiry => ({
  ...stored,
  enquiry: { ...stored.enquiry, ...fields },
});

/** Links as the mail reader resolves them. */
export function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) =>
    link.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
}
