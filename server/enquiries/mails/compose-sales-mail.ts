// The mail to sales for an enquiry, in French: first who asks for what and how to reach them, then the rest.

import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { readPhone } from "#server/phone-numbers.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { localPath } from "#shared/enquiry/local-path.ts";
import { originOf } from "#shared/enquiry/read-contact-query.ts";
import { checkField, optionalLines } from "#shared/enquiry/rules.ts";
import { subjectNames } from "#shared/enquiry/subject-names.ts";
import { isDay } from "#shared/formula/order-choices.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { brandIn, withBrand } from "#shared/labels/brand-name.ts";
import { nameChosen } from "#shared/selection/choosable.ts";
import { entryPath, readChosen } from "#shared/selection/chosen.ts";
import { selectionPath, selectionQuery } from "#shared/selection/selection-address.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { answerLink, listAnswers, type PreparedAnswer } from "./compose-answers.ts";
import { composeFiles } from "./compose-attachments.ts";
import {
  composeFormulaContent,
  composeFormulaText,
  composeSummaryContent,
  composeSummaryText,
  labelWidth,
  readSentFormula,
  type SentFormula,
} from "./compose-formula.ts";
import {
  breakable,
  breakableProse,
  cut,
  formatTime,
  frameHtml,
  hasWiderWord,
  heading,
  indented,
  isolate,
  linesOf,
  type Mail,
  type MailRoute,
  oneLine,
  painted,
  type Row,
  room,
  rowsTable,
  salesMailId,
  styles,
} from "./mail.ts";
import { salesLanguage, salesWords } from "./sales-language.ts";

/** The parts of the mail in the order of use. Each text is one line; the message is a list of lines. */
interface Parts {
  /** Reasons for suspicion and what to do; null when nothing is suspect. */
  readonly warning: { readonly reasons: string; readonly advice: string } | null;
  readonly company: string;
  readonly country: string;
  /** The subject of the enquiry and how to answer it. */
  readonly first: readonly Row[];
  readonly message: readonly string[];
  /** Ready to be sent, but for what sales add. */
  readonly answers: readonly PreparedAnswer[];
  /** The visitor's selection. */
  readonly chosen: readonly ChosenRow[];
  /** The page that compares the selection; undefined when the site's address is not known. */
  readonly comparison: string | undefined;
  /** The formula that the visitor composed on the desk. */
  readonly formula: SentFormula | null;
  readonly details: readonly Row[];
}

/** An entry of the visitor's selection with its page, and what they noted, in lines. */
interface ChosenRow {
  readonly name: string;
  /** Undefined when the site's address is not known, or the page no longer exists. */
  readonly link: string | undefined;
  readonly note: readonly string[];
}

const texts = mailTexts.sales;

/** Subjects of enquiries that are not products. */
const namesOfSubjects = new Set(Object.values(subjectNames).map(salesWords.plain));

/** Longest field and message shown, UTF-16 code units: a store may hold what older rules accepted. */
const longestShown = { field: 1000, message: 20_000 } as const;

/** The form's own label, but for the name: the form asks "your name". */
const labelOf = (name: (typeof optionalLines)[number]) =>
  salesWords.plain(name === "person" ? texts.rows.person : contactTexts.labels[name]);

/** The text of a field on one line. */
const shown = (text: string) => cut(oneLine(text), longestShown.field);

/** Composes the mail for an enquiry. A reply to it goes to the visitor. */
export function composeSalesMail(stored: StoredEnquiry, route: MailRoute): Mail {
  const { reference, enquiry, receivedAt } = stored;
  const { rows, missing } = texts;
  const company = shown(enquiry.company) || salesWords.plain(missing.company);
  const country = shown(enquiry.country) || salesWords.plain(missing.country);
  const product = shown(enquiry.product);
  const email = shown(enquiry.email);
  const phone = shown(enquiry.phone) || salesWords.plain(missing.phone);
  const brand = brandIn(enquiry.page);
  const path = pageOf(stored);
  const formula = readSentFormula(stored.formula, route);
  // A formula says by itself what it is about.
  const isSubjectName = namesOfSubjects.has(product);
  const isAddress = checkField("email", email) === null;
  const answered = { reference, language: stored.language, email };
  const { dialLink, international } = readPhone(phone, country);
  const timing = shown(enquiry.timing);
  const messageId = salesMailId(reference, route);
  const isSuspect = stored.suspicions.length > 0;
  const subject = composeSubject({ company, country, product, reference }, isSuspect);
  const message =
    cut(enquiry.message.trim(), longestShown.message) || salesWords.plain(missing.message);

  const parts: Parts = {
    warning: isSuspect ? composeWarning(stored) : null,
    company,
    country,
    first: [
      ...(formula && (isSubjectName || product === "")
        ? []
        : [
            {
              label: salesWords.plain(isSubjectName ? rows.subject : rows.product),
              text: product || salesWords.plain(missing.product),
            },
          ]),
      ...(brand ? [{ label: salesWords.plain(rows.brand), text: shown(brand) }] : []),
      ...optionalLines.flatMap((name) =>
        enquiry[name] ? [{ label: labelOf(name), text: shown(enquiry[name]) }] : [],
      ),
      { label: salesWords.plain(rows.phone), text: phone, link: dialLink },
      ...(international && international !== phone
        ? [{ label: salesWords.plain(rows.international), text: international, link: dialLink }]
        : []),
      {
        label: salesWords.plain(rows.email),
        text: email || salesWords.plain(missing.email),
        link: isAddress ? answerLink(answered, route) : undefined,
      },
    ],
    message: linesOf(message),
    answers: isAddress ? listAnswers(answered, route) : [],
    chosen: listChosen(stored.selection, route),
    comparison: linkComparison(stored, route),
    formula,
    details: [
      { label: salesWords.plain(rows.language), text: describeLanguages(stored) },
      {
        label: salesWords.plain(rows.page),
        text: path || salesWords.plain(missing.page),
        link: path ? URL.parse(path, route.siteUrl)?.href : undefined,
      },
      ...listSource(stored, route),
      { label: salesWords.plain(rows.reference), text: reference },
      {
        label: salesWords.plain(rows.received),
        text: formatTime(receivedAt, "medium"),
      },
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
    messageId,
    attachments: composeFiles({
      reference,
      uid: messageId.slice(1, -1),
      subject,
      person: shown(enquiry.person),
      company,
      country,
      phone: shown(enquiry.phone),
      international: international ?? "",
      email: isAddress ? email : "",
      day: formula?.formula.date ?? (isDay(timing) ? timing : null),
      receivedAt,
    }),
    // A person's letter, answered to that person: helpdesks put aside what is marked as automatic.
    headers: {},
  };
}

/** Path of the page that the enquiry was written on; of the selection's page with the list that was in view. "" where unknown. */
function pageOf({ enquiry, selection }: StoredEnquiry): string {
  const path = enquiry.page && localPath(shown(originOf(enquiry.page)));
  const isBare = path !== "" && splitAddress(path).path === selectionPath;
  if (isBare) return path + selectionQuery(idsOf(selection));
  // Its packs bear the name again.
  return path && path + withBrand("", brandIn(enquiry.page));
}

const idsOf = (selection: string) =>
  nameChosen(readChosen(selection), salesLanguage).map(({ id }) => id);

function linkComparison({ selection }: StoredEnquiry, { siteUrl }: MailRoute): string | undefined {
  const ids = idsOf(selection);
  if (ids.length === 0) return undefined;
  const path = addressIn(editionIn(salesLanguage), selectionPath + selectionQuery(ids));
  return URL.parse(path, siteUrl)?.href;
}

/** An entry that no longer exists is listed under its id. */
function listChosen(selection: string, { siteUrl }: MailRoute): readonly ChosenRow[] {
  return readChosen(selection).map((each) => {
    const [known] = nameChosen([each], salesLanguage);
    const path = addressIn(editionIn(salesLanguage), entryPath(each.id));
    return {
      name: known?.name ?? each.id,
      link: known && URL.parse(path, siteUrl)?.href,
      note: each.note ? linesOf(each.note) : [],
    };
  });
}

/** What is known of where the visit came from. */
function listSource({ source }: StoredEnquiry, { siteUrl }: MailRoute): readonly Row[] {
  const { rows } = texts;
  const path = source.landing && localPath(shown(source.landing));
  const marks = [source.utm_source, source.utm_medium, source.utm_campaign].map(shown);
  const found: readonly Row[] = [
    { label: salesWords.plain(rows.firstPage), text: path, link: URL.parse(path, siteUrl)?.href },
    { label: salesWords.plain(rows.referrer), text: shown(source.referrer) },
    { label: salesWords.plain(rows.campaign), text: marks.filter(Boolean).join(" · ") },
  ];
  return found.filter(({ text }) => text !== "");
}

/** Contains company, country, product and reference, however long the first three are: about 150 characters at most. */
function composeSubject(
  parts: Readonly<Record<"company" | "country" | "product" | "reference", string>>,
  isSuspect: boolean,
): string {
  const { usual, suspect } = mailTexts.salesSubject;
  const company = isolate(cut(parts.company, 46));
  const country = isolate(cut(parts.country, 26));
  const about = parts.product && ` – ${isolate(cut(parts.product, 40))}`;
  return `${salesWords.plain(isSuspect ? suspect : usual)} : ${company} (${country})${about} [${parts.reference}]`;
}

function composeWarning({ suspicions }: StoredEnquiry): Parts["warning"] {
  const { title, reasons, advice } = mailTexts.suspect;
  const found = suspicions.map((suspicion) => salesWords.plain(reasons[suspicion]));
  return {
    reasons: `${salesWords.plain(title)}\u202f: ${found.join("\u202f; ")}.`,
    advice: salesWords.plain(advice),
  };
}

/** The language of the page, its edition, and what the browser asks for: "anglais (édition /en) ; navigateur : allemand (de-CH)". */
function describeLanguages({ language, browserLanguage, enquiry }: StoredEnquiry): string {
  const { edition, original, browser, missing, unknown } = texts.languages;
  const name = salesWords.nameOfLanguage(language) ?? language;
  const { prefix } = splitAddress(enquiry.page).edition;
  const page = enquiry.page
    ? salesWords.fill(prefix ? edition : original, { language: name, prefix })
    : salesWords.plain(texts.missing.page);
  const withBrowser = (asked: string) => `${page} ; ${salesWords.plain(browser)} : ${asked}`;
  if (browserLanguage === "") return withBrowser(salesWords.plain(missing));
  try {
    const { language: asked, baseName } = new Intl.Locale(browserLanguage);
    return withBrowser(
      `${salesWords.nameOfLanguage(asked) ?? salesWords.plain(unknown)} (${cut(baseName, 40)})`,
    );
  } catch {
    // A client can send any text as a language.
    return withBrowser(salesWords.plain(unknown));
  }
}

function composeText(parts: Parts): string {
  const { warning, company, country, first, message, chosen, comparison, formula, details } = parts;
  const { labels } = contactTexts;
  const rows: readonly Row[] = [
    { label: salesWords.plain(labels.company), text: company },
    { label: salesWords.plain(labels.country), text: country },
    ...first,
  ];
  // Mail readers turn complete web addresses, phone numbers and e-mail addresses into links.
  const write = ({ label, text, link }: Row) =>
    `${label} : ${isolate(link?.startsWith("http") === true ? link : text)}`;
  const begin = warning ? `${warning.reasons}\n${warning.advice}\n\n` : "";
  const list = chosen.flatMap(({ name, link, note }) => [
    `  - ${[name, link].filter(Boolean).join(" ")}`,
    ...indented(note),
  ]);
  const together = comparison
    ? `\n  ${salesWords.plain(texts.rows.comparison)} : ${comparison}\n`
    : "";
  const selection =
    chosen.length > 0 ? `\n${titleOf(chosen)} :\n\n${list.join("\n")}\n${together}` : "";
  return [
    begin + rows.map(write).join("\n"),
    composeSummaryText(formula).join("\n"),
    `${salesWords.plain(texts.message)} :\n\n${indented(message).join("\n")}`,
    selection.trim(),
    composeFormulaText(formula).trim(),
    details.map(write).join("\n"),
    composeAnswersText(parts),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

/** Last, as its addresses are long. */
function composeAnswersText({ answers }: Parts): string {
  if (answers.length === 0) return "";
  const lines = answers.map(({ label, link }) => `  ${label} : ${link}`);
  return [`${salesWords.plain(texts.answers.title)} :`, ...lines].join("\n");
}

/** On one line of a phone, below the message. */
function composeAnswersContent({ answers }: Parts): string {
  if (answers.length === 0) return "";
  const links = answers.map(
    ({ label, link }) =>
      `<a href="${escapeHtml(link)}" ${painted(["ink"], "display:inline-block;padding:6px 0;text-decoration:underline;")}>${escapeHtml(label)}</a>`,
  );
  return `<p ${painted(["quiet"], `margin:0;${styles.small}`)}>${escapeHtml(salesWords.plain(texts.answers.title))} : ${links.join(" · ")}</p>
`;
}

const titleOf = (chosen: readonly ChosenRow[]) => salesWords.count(texts.selection, chosen.length);

/** Composes names with links, with the notes beside them. */
function composeChosen({ chosen, comparison }: Parts): string {
  if (chosen.length === 0) return "";
  const edge = "border-top:1px solid;padding:10px 0;";
  const cell = `align="left" valign="top" ${painted(["ink", "line"], `${edge}text-align:left;font-weight:normal;${styles.body}${styles.breaking}`)}`;
  const rows = chosen.map(({ name, link, note }) => {
    const shownName = breakable(name, room.cell);
    const linked =
      link === undefined
        ? shownName
        : `<a href="${escapeHtml(link)}" ${painted(["ink"], "text-decoration:underline;")}>${shownName}</a>`;
    const written = note.map((line) => breakableProse(line, room.cell)).join("<br>\n");
    return `<tr><th scope="row" ${cell}>${linked}</th><td dir="auto" ${cell}>${written}</td></tr>`;
  });
  return `${heading(titleOf(chosen))}
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
${rows.join("\n")}
</table>
${comparison ? `<p style="margin:8px 0 0"><a href="${escapeHtml(comparison)}" ${painted(["ink"], "text-decoration:underline;")}>${escapeHtml(salesWords.plain(texts.rows.comparison))}</a></p>\n` : ""}`;
}

/** Longer names are set smaller, as are those with a long word, to fit on the screen of a phone. */
const longestTitle = 60;

/** For the record, on a line each. */
function composeDetails(details: readonly Row[]): string {
  const lines = details.map(({ label, text, link }) => {
    const shownText = breakable(text, room.line);
    const linked =
      link === undefined
        ? `<span dir="auto">${shownText}</span>`
        : `<a href="${escapeHtml(link)}" ${painted(["ink"], "display:inline-block;padding:6px 0;text-decoration:underline;")}>${shownText}</a>`;
    return `${escapeHtml(label)} : ${linked}`;
  });
  return `<p ${painted(["quiet"], `margin:16px 0 0;${styles.small}${styles.breaking}`)}>${lines.join("<br>\n")}</p>`;
}

function composeContent(parts: Parts): string {
  const { warning, company, country, first, message, formula, details } = parts;
  const isLong = company.length > longestTitle || hasWiderWord(company, room.title);
  const size = isLong ? styles.subtitle : styles.title;
  // Explicit breaks, as Outlook ignores white-space.
  const written = message.map((line) => breakableProse(line, room.line)).join("<br>\n");
  const begin = warning
    ? `<p style="margin:0 0 24px"><strong>${escapeHtml(warning.reasons)}</strong><br>${escapeHtml(warning.advice)}</p>\n`
    : "";
  return `${begin}<p ${painted(["quiet"], `margin:0 0 8px;${styles.small}`)}>${escapeHtml(salesWords.plain(texts.received))}</p>
<h1 dir="auto" ${painted(["ink"], `margin:0;text-align:left;${size}`)}>${breakableProse(company, isLong ? room.subtitle : room.title)}</h1>
<p dir="auto" style="margin:4px 0 0;text-align:left;${styles.breaking}">${breakableProse(country, room.line)}</p>
${rowsTable(first, labelWidth, "margin-top:20px;")}${composeSummaryContent(formula)}
${heading(salesWords.plain(texts.message), "20px 0 4px")}
<p dir="auto" style="margin:0;text-align:start;${styles.breaking}">${written}</p>
${composeAnswersContent(parts)}${composeChosen(parts)}${composeFormulaContent(formula)}${composeDetails(details)}`;
}
