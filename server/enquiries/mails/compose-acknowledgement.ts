// The acknowledgement that a visitor gets at once, with a copy of what they sent. Anybody can type anybody's address into the form,
// and must not have the site carry a link, an address or a number to them in the laboratory's name: choices are repeated by our own
// names, typed text only where it leads nowhere, other fields not at all. outbox/append-enquiry.ts decides who gets one, and how
// often.

import type { StoredEnquiry } from "#server/enquiries/enquiry.ts";
import { dialAddress } from "#server/phone-numbers.ts";
import { carryFormula } from "#server/views/desk/reopen-formula.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { addressIn, formLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import { originOf } from "#shared/enquiry/read-contact-query.ts";
import { checkField } from "#shared/enquiry/rules.ts";
import { subjectNames } from "#shared/enquiry/subject-names.ts";
import { isSubject } from "#shared/enquiry/subjects.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { nameChosen } from "#shared/selection/choosable.ts";
import { entryId, isId, readChosen, writeEntry } from "#shared/selection/chosen.ts";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { type Words, wordsIn } from "#shared/words/words.ts";
import {
  breakable,
  frameHtml,
  heading,
  indented,
  layoutTable,
  linesOf,
  type Mail,
  type MailRoute,
  messageIdOf,
  painted,
  type Row,
  room,
  rowsTable,
  salesMailId,
  styles,
} from "./mail.ts";

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
  /** The lines are the visitor's own. */
  readonly isTyped?: boolean;
  /** To a page of ours. */
  readonly link?: { readonly text: string; readonly address: string };
}

/** The texts of an acknowledgement, in its language. */
interface Receipt {
  readonly reference: string;
  readonly title: string;
  /** The line contains its placeholder: {reference}. */
  readonly referenceLine: string;
  readonly sections: readonly Section[];
  readonly reachTitle: string;
  readonly ways: readonly Row[];
  readonly notYou: string;
  readonly lab: MailRoute["lab"];
}

/**
 * Composes the acknowledgement in the language of the form.
 * @throws when the stored address is not exactly one e-mail address, which is permanent
 */
export function composeAcknowledgement(stored: StoredEnquiry, route: MailRoute): Mail {
  const { reference, enquiry } = stored;
  const language = formLanguageOf(splitAddress(enquiry.page).edition);
  // Anything else could be a list of addresses, and the acknowledgement a mail to many.
  if (checkField("email", enquiry.email) !== null) {
    throw new Error(`No receipt for ${reference}: its address is not one e-mail address`);
  }
  const { lab } = route;
  const texts = mailTexts.acknowledgement;
  const words = wordsIn(language);
  const say = words.plain;
  const subject = words.fill(texts.subject, { reference });
  const receipt: Receipt = {
    reference,
    title: say(contactTexts.sent.title),
    referenceLine: say(contactTexts.sent.text),
    sections: [
      {
        title: say(contactTexts.sent.nextTitle),
        lines: [words.fill(texts.next, { answerTime: lab.answerTime })],
      },
      ...repeatSent(stored, words, route),
      { title: say(texts.correctTitle), lines: [say(texts.correct)] },
    ],
    reachTitle: say(texts.reachTitle),
    ways: [
      { label: say(texts.phone), text: lab.phone, link: dialAddress(lab.phone) },
      {
        label: say(texts.email),
        text: lab.email,
        link: `mailto:${lab.email}?subject=${encodeURIComponent(`[${reference}]`)}`,
      },
      ...(lab.booking ? [{ label: say(texts.booking), text: lab.booking, link: lab.booking }] : []),
    ],
    notYou: say(texts.notYou),
    lab,
  };
  return {
    from: route.from,
    to: [enquiry.email],
    replyTo: { name: lab.name, address: lab.email },
    subject,
    text: composeText(receipt, say(texts.line)),
    html: frameHtml({
      language,
      title: subject,
      preheader: say(contactTexts.hint),
      content: composeContent(receipt),
    }),
    messageId: messageIdOf(`${reference}.ack`, route),
    inReplyTo: salesMailId(reference, route),
    references: salesMailId(reference, route),
    headers: {
      // RFC 3834: machines do not answer automatic replies. The second header says the same to Exchange.
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
    },
    // Nobody needs to know that a mistyped address failed, and two machines must not answer each other endlessly.
    returnPath: "",
  };
}

/** The longest text that is repeated, UTF-16 code units. */
const longestRepeated = 1000;

/**
 * Letters, digits, spaces and the signs of sentences, of which a full stop and a colon end a word: mail readers make links of more
 * than anybody can list. One pass over the text.
 */
const plainSentences = /^(?:[\p{L}\p{M}\p{Nd}\s,;!?'’"“”«»()<>/%€&+…–—-]|[.:](?=\s|$))*$/u;

/** What no reader sees: it could part the digits of a number, or a word from its full stop, for machines alone. */
const hidden = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Six digits with no word of ours between them: a phone number, whatever signs or single letters part it. Work: a text is read
 * seven times at most, as nothing but a digit ends a gap.
 */
const number = /(?:\p{Nd}(?:(?!\p{Script=Latin}{2})\P{Nd})*){6}/u;

/** Whether a text leads nowhere, in whichever form its letters and digits are written. */
function isSafe(text: string): boolean {
  if (text.length > longestRepeated) return false;
  const plain = text.normalize("NFKC");
  return plainSentences.test(plain) && !hidden.test(plain) && !number.test(plain);
}

/** Repeats the choices and the typed text: all of it or none, with a sentence that says so. */
function repeatSent(
  { selection, formula, enquiry }: StoredEnquiry,
  words: Words,
  route: MailRoute,
): readonly Section[] {
  const texts = mailTexts.acknowledgement;
  const chosen = nameChosen(readChosen(selection), words.language);
  const carried = carryFormula(formula, words.language);
  const message = enquiry.message.trim();
  const isRepeated = [message, ...chosen.map(({ note }) => note)].every(isSafe);
  const list = chosen.map(({ name, note }) => writeEntry(`– ${name}`, isRepeated ? note : ""));
  const hasTyped = message !== "" || chosen.some(({ note }) => note !== "");
  const typed = isRepeated ? message : words.plain(texts.messageKept);
  return [
    ...(chosen.length === 0 ? nameSubject(enquiry, words) : []),
    ...(chosen.length > 0
      ? [
          {
            title: words.count(texts.selection, chosen.length),
            lines: linesOf(list.join("\n")),
          },
        ]
      : []),
    ...(carried ? [repeatFormula(carried, words, route)] : []),
    ...(hasTyped && typed !== ""
      ? [{ title: words.plain(texts.messageTitle), lines: linesOf(typed), isTyped: isRepeated }]
      : []),
  ];
}

/** In our words and by the numbers that were read, as is the address that opens it again. */
function repeatFormula(
  { brief, lines, address }: CarriedFormula,
  words: Words,
  { siteUrl }: MailRoute,
): Section {
  const texts = mailTexts.acknowledgement;
  const link = URL.parse(addressIn(editionIn(words.language), address), siteUrl)?.href;
  return {
    title: words.plain(texts.formula),
    lines: [brief, ...lines],
    ...(link && { link: { text: words.plain(texts.reopen), address: link } }),
  };
}

/** Names the product or page of ours that the enquiry is about, in the site's words whatever the post says. */
function nameSubject({ product, page }: StoredEnquiry["enquiry"], words: Words): Section[] {
  const id = entryId(splitAddress(originOf(page)).path.split("?")[0] ?? "");
  const name = isSubject(product)
    ? words.plain(subjectNames[product])
    : product && isId(id) && nameChosen([{ id, note: "" }], words.language)[0]?.name;
  return name ? [{ title: words.plain(mailTexts.acknowledgement.aboutTitle), lines: [name] }] : [];
}

function composeText(receipt: Receipt, line: string): string {
  const { reference, title, referenceLine, sections, reachTitle, ways, notYou, lab } = receipt;
  const paragraphs = [
    `${title}\n${fillText(referenceLine, { reference })}`,
    ...sections.map(({ title: name, lines, isTyped, link }) =>
      [
        name,
        ...(isTyped ? indented(lines) : lines),
        ...(link ? [fillText(line, { label: link.text, text: link.address })] : []),
      ].join("\n"),
    ),
    [reachTitle, ...ways.map(({ label, text }) => fillText(line, { label, text }))].join("\n"),
    notYou,
    // Mail readers recognise this as a signature.
    `-- \n${lab.name}\n${lab.address}`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

const headingMargin = "32px 0 6px";

function composeContent(receipt: Receipt): string {
  const { reference, title, referenceLine, sections, reachTitle, ways, notYou, lab } = receipt;
  const number = `<strong style="white-space:nowrap">${escapeHtml(reference)}</strong>`;
  const parts = sections.map(
    (section) => `${heading(section.title, headingMargin)}
<p dir="auto" style="margin:0;text-align:start;${styles.breaking}">${section.lines.map((line) => breakable(line, room.line)).join("<br>\n")}</p>${composeLink(section.link)}`,
  );
  return `${composeMasthead(lab.name)}
<h1 ${painted(["ink"], `margin:40px 0 8px;${styles.title}`)}>${escapeHtml(title)}</h1>
<p style="margin:0">${fillText(escapeHtml(referenceLine), { reference: number })}</p>
${parts.join("\n")}
${heading(reachTitle, headingMargin)}
${rowsTable(ways, 88, "margin-top:12px;")}
<table ${layoutTable} style="margin-top:28px"><tr><td ${painted(["line", "quiet"], `border-top:1px solid;padding-top:20px;${styles.small}`)}>
<p style="margin:0 0 12px">${escapeHtml(notYou)}</p>
<p style="margin:0">${escapeHtml(lab.name)}<br>${escapeHtml(lab.address)}</p>
</td></tr></table>`;
}

const composeLink = (link: Section["link"]): string =>
  link
    ? `\n<p style="margin:12px 0 0"><a href="${escapeHtml(link.address)}" ${painted(["ink"], "text-decoration:underline;")}>${escapeHtml(link.text)}</a></p>`
    : "";

/** The logo, a ring of beads around a bright core, is drawn with borders. Word has no circles and gets only the core. */
function composeMasthead(name: string): string {
  const circle = "border-radius:50%;";
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<!--[if mso]><td style="padding-right:10px;font-size:24px;color:#E2620E">&#9679;</td><![endif]-->
<!--[if !mso]><!--><td style="padding-right:12px"><div aria-hidden="true" ${painted(["ring"], `width:28px;padding:3px;border:3px dotted;${circle}`)}>
<div ${painted(["ring"], `width:16px;padding:5px;border:1px solid;${circle}`)}>
<div ${painted(["core"], `width:16px;height:16px;${circle}`)}></div></div></div></td><!--<![endif]-->
<td ${painted(["ink"], styles.subtitle)}>${escapeHtml(name)}</td>
</tr></table>`;
}
