// The mail that sales get for an enquiry, as data. Whatever a visitor typed is escaped here; nothing is sent from here.
import { contactTexts } from "#shared/content/interface/contact.ts";
import type { StoredEnquiry } from "./enquiry-store.ts";
import { localPath } from "./local-path.ts";

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same at every try, so that a mail server or reader can drop the second of two. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MailRoute {
  /** Name and address, or a bare address. */
  readonly from: string;
  readonly to: readonly string[];
  /** Origin of the public site, to link the page asked from; absent where it is not known. */
  readonly siteUrl: string | undefined;
}

interface Row {
  readonly label: string;
  readonly text: string;
  readonly link?: string | undefined;
}

/** Composes the mail for an enquiry. It is in French, the language of the people who read it. */
export function composeMail(
  { reference, enquiry, receivedAt }: StoredEnquiry,
  route: MailRoute,
): Mail {
  const { email, phone, company, country, message, product, page } = enquiry;
  const { labels } = contactTexts;
  const path = page && localPath(page);
  const rows: readonly Row[] = [
    { label: labels.company.fr, text: company },
    { label: labels.country.fr, text: country },
    {
      label: labels.email.fr,
      text: email,
      link: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
    },
    { label: labels.phone.fr, text: phone, link: phoneLink(phone) },
    { label: "Produit", text: product },
    { label: "Page", text: path, link: path && URL.parse(path, route.siteUrl)?.href },
    { label: "Référence", text: reference },
    { label: "Reçue (heure de Paris)", text: formatTime(receivedAt, "Europe/Paris") },
    { label: "Reçue (UTC)", text: formatTime(receivedAt, "UTC") },
  ];
  const about = product && ` – ${product}`;
  return {
    from: route.from,
    to: route.to,
    replyTo: { name: "", address: email },
    subject: oneLine(`Demande de ${company} (${country})${about} [${reference}]`),
    text: composeText(rows, message),
    html: composeHtml(rows, message, company),
    messageId: `<${reference}@${domainOf(route.from)}>`,
    // RFC 3834: keeps out-of-office replies from answering a machine.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Stands for what the visitor left empty. */
const nothing = "—";

function composeText(rows: readonly Row[], message: string): string {
  const lines = rows.map(({ label, text }) => `${label} : ${text || nothing}`);
  // Last and indented, so that a message cannot pass for one of the lines above.
  const indented = (message || nothing).replace(/^/gm, "    ");
  return `${lines.join("\n")}\n\nMessage :\n\n${indented}\n`;
}

const font = "font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#14261f";
const cell =
  "padding:8px 12px 8px 0;border-bottom:1px solid #dcded6;vertical-align:top;text-align:left";

function composeHtml(rows: readonly Row[], message: string, company: string): string {
  const lines = rows.map(({ label, text, link }) => {
    const value = link
      ? `<a href="${escapeHtml(link)}" style="color:#14261f">${escapeHtml(text)}</a>`
      : escapeHtml(text || nothing);
    return (
      `<tr><th scope="row" style="${cell};font-weight:normal;color:#55635c;white-space:nowrap">${label}</th>` +
      `<td dir="auto" style="${cell}">${value}</td></tr>`
    );
  });
  // Breaks rather than white-space: Outlook ignores that.
  const written = escapeHtml(message || nothing).replace(/\n/g, "<br>\n");
  return `<!DOCTYPE html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(company)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;${font}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">Demande de ${escapeHtml(company)}</h1>
<table style="border-collapse:collapse;max-width:640px;${font}">
${lines.join("\n")}
</table>
<h2 style="margin:24px 0 8px;font-size:15px">Message</h2>
<p dir="auto" style="margin:0;max-width:640px">${written}</p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Nothing that ends a header, even for texts that never went through the enquiry's rules. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** A `tel:` address (RFC 3966), or undefined where the text is more than one number and an extension. */
function phoneLink(phone: string): string | undefined {
  const [, number = "", extension] = /^([^\p{L}#]*)(?:[\p{L}#.:=\s]+(\d+))?$/u.exec(phone) ?? [];
  const digits = number.replace(/^(\s*\+[\d\s]*)\(0\)/, "$1").replace(/[^\d+]/g, "");
  if (!/^\+?\d{6,17}$/.test(digits)) return undefined;
  return `tel:${digits.replace(/^00/, "+")}${extension ? `;ext=${extension}` : ""}`;
}

function formatTime(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat("fr-FR", {
    dateStyle: "full",
    timeStyle: "medium",
    timeZone,
  }).format(time);
}

function domainOf(sender: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(sender)?.[1] ?? "localhost";
}
