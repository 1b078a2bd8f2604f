// The mail that sales get for an enquiry, in French: first who asks what and how to reach them, then the rest.

import { readPhone } from "#server/phone-numbers.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { localPath } from "#shared/enquiry/local-path.ts";
import { checkField } from "#shared/enquiry/rules.ts";
import { subjectNames } from "#shared/enquiry/subject-names.ts";
import { originOf } from "#shared/enquiry/subjects.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import {
  breakableProse,
  cut,
  escapeHtml,
  formatTime,
  frameHtml,
  hasWiderWord,
  isolate,
  linesOf,
  type Mail,
  type MailRoute,
  messageIdOf,
  oneLine,
  painted,
  type Row,
  room,
  rowsTable,
  salesLanguage,
  styles,
} from "./mail.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

/** The mail's parts, in the order of use; texts are on one line each, the message's lines apart. */
interface Parts {
  /** Why to look twice, and what to make of it; null where nothing is suspect. */
  readonly warning: { readonly reasons: string; readonly advice: string } | null;
  readonly company: string;
  readonly country: string;
  /** What is asked about and how to answer. */
  readonly first: readonly Row[];
  readonly message: readonly string[];
  readonly details: readonly Row[];
}

const noMessage = "Aucun message.";

/** What an enquiry can be about that is no product. */
const namesOfSubjects = new Set(Object.values(subjectNames).map((name) => name[salesLanguage]));

/** What is shown of a field and of a message, UTF-16 code units: a store may hold what older rules let through. */
const longestShown = { field: 1000, message: 20_000 } as const;

/** A field's text on one line. */
const shown = (text: string) => cut(oneLine(text), longestShown.field);

/** Composes the mail for an enquiry; answering it writes to the visitor. */
export function composeSalesMail(stored: StoredEnquiry, route: MailRoute): Mail {
  const { reference, enquiry, language, receivedAt } = stored;
  const company = shown(enquiry.company) || "entreprise non précisée";
  const country = shown(enquiry.country) || "pays non précisé";
  const product = shown(enquiry.product);
  const email = shown(enquiry.email);
  const phone = shown(enquiry.phone) || "non précisé";
  const path = enquiry.page && localPath(originOf(shown(enquiry.page)));
  const isAddress = checkField("email", email) === null;
  const { dialLink, international } = readPhone(phone, country);
  const replySubject = fillText(mailTexts.replySubject[language], { reference });
  const isSuspect = stored.suspicions.length > 0;
  const subject = composeSubject({ company, country, product, reference }, isSuspect);
  const message = cut(enquiry.message.trim(), longestShown.message) || noMessage;

  const parts: Parts = {
    warning: isSuspect ? composeWarning(stored) : null,
    company,
    country,
    first: [
      { label: namesOfSubjects.has(product) ? "Objet" : "Produit", text: product || "non précisé" },
      { label: "Téléphone", text: phone, link: dialLink },
      ...(international && international !== phone
        ? [{ label: "Numéro international", text: international, link: dialLink }]
        : []),
      {
        label: "E-mail",
        text: email || "non précisé",
        link: isAddress ? answerLink(email, replySubject) : undefined,
      },
    ],
    message: linesOf(message),
    details: [
      { label: "Langue", text: describeLanguages(stored) },
      {
        label: "Page",
        text: path || "non précisée",
        link: path ? URL.parse(path, route.siteUrl)?.href : undefined,
      },
      { label: "Référence", text: reference },
      { label: "Reçue (heure de Paris)", text: formatTime(receivedAt, "Europe/Paris", "medium") },
      { label: "Reçue (UTC)", text: formatTime(receivedAt, "UTC", "medium") },
    ],
  };
  return {
    from: route.from,
    to: route.to,
    ...(isAddress && { replyTo: { name: "", address: email } }),
    subject,
    text: composeText(parts),
    html: frameHtml({
      language: salesLanguage,
      title: subject,
      preheader: `${isolate(cut(oneLine(message), 90))} · ${isolate(phone)}`,
      content: composeContent(parts),
    }),
    messageId: messageIdOf(reference, route),
    // RFC 3834: keeps out-of-office replies from answering a machine.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Company, country, product and reference are all there, however long the first three: about 150 characters at most. */
function composeSubject(
  parts: Readonly<Record<"company" | "country" | "product" | "reference", string>>,
  isSuspect: boolean,
): string {
  const { usual, suspect } = mailTexts.salesSubject;
  const company = isolate(cut(parts.company, 46));
  const country = isolate(cut(parts.country, 26));
  const about = parts.product && ` – ${isolate(cut(parts.product, 40))}`;
  return `${(isSuspect ? suspect : usual)[salesLanguage]} : ${company} (${country})${about} [${parts.reference}]`;
}

function composeWarning({ suspicions }: StoredEnquiry): Parts["warning"] {
  const { title, reasons, advice } = mailTexts.suspect;
  const found = suspicions.map((suspicion) => reasons[suspicion][salesLanguage]);
  return {
    reasons: `${title[salesLanguage]}\u202f: ${found.join("\u202f; ")}.`,
    advice: advice[salesLanguage],
  };
}

/** `mailto:` with a subject; what is special in an address list or a query is encoded. */
function answerLink(email: string, subject: string): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

const languageNames = new Intl.DisplayNames(salesLanguage, { type: "language", fallback: "none" });

/** The page's language, and the browser's where it is another: "anglais ; navigateur : allemand (de-CH)". */
function describeLanguages({ language, browserLanguage }: StoredEnquiry): string {
  const page = languageNames.of(language) ?? language;
  if (browserLanguage === "") return `${page} ; navigateur : non précisé`;
  try {
    const { language: asked, baseName } = new Intl.Locale(browserLanguage);
    const name = languageNames.of(asked) ?? "langue inconnue";
    return asked === language ? page : `${page} ; navigateur : ${name} (${cut(baseName, 40)})`;
  } catch {
    // A client can send anything as a language.
    return `${page} ; navigateur : langue inconnue`;
  }
}

function composeText({ warning, company, country, first, message, details }: Parts): string {
  const { labels } = contactTexts;
  const rows: readonly Row[] = [
    { label: labels.company[salesLanguage], text: company },
    { label: labels.country[salesLanguage], text: country },
    ...first,
    ...details,
  ];
  // Mail readers make a link of a whole web address, as of a phone number and an e-mail address.
  const lines = rows.map(
    ({ label, text, link }) =>
      `${label} : ${isolate(link?.startsWith("http") === true ? link : text)}`,
  );
  // Last and indented, so that a message cannot pass for one of the lines above.
  const indented = message.map((line) => `    ${line}`.trimEnd());
  const begin = warning ? `${warning.reasons}\n${warning.advice}\n\n` : "";
  return `${begin}${lines.join("\n")}\n\nMessage :\n\n${indented.join("\n")}\n`;
}

/** Longer names are set smaller, as are those with a long word, or they would not go on a telephone's screen. */
const longestTitle = 60;

function composeContent({ warning, company, country, first, message, details }: Parts): string {
  const isLong = company.length > longestTitle || hasWiderWord(company, room.title);
  const size = isLong ? styles.subtitle : styles.title;
  // Breaks rather than white-space: Outlook ignores that.
  const written = message.map((line) => breakableProse(line, room.line)).join("<br>\n");
  const begin = warning
    ? `<p style="margin:0 0 24px"><strong>${escapeHtml(warning.reasons)}</strong><br>${escapeHtml(warning.advice)}</p>\n`
    : "";
  return `${begin}<p ${painted(["quiet"], `margin:0 0 8px;${styles.small}`)}>Demande reçue par le site</p>
<h1 dir="auto" ${painted(["ink"], `margin:0;text-align:left;${size}`)}>${breakableProse(company, isLong ? room.subtitle : room.title)}</h1>
<p dir="auto" style="margin:4px 0 0;text-align:left;${styles.breaking}">${breakableProse(country, room.line)}</p>
${rowsTable(first, 112, "margin-top:20px;")}
<h2 ${painted(["ink"], `margin:28px 0 8px;${styles.subtitle}`)}>Message</h2>
<p dir="auto" style="margin:0;text-align:start;${styles.breaking}">${written}</p>
${rowsTable(details, 112, "margin-top:32px;")}`;
}
