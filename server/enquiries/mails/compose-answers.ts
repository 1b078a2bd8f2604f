// Answers that sales begin with one press: mails to the visitor, in the visitor's language, ready but for what only sales know. Nothing
// that a visitor typed is in them but the address. RFC 6068 lets a link name the mail that is answered; programs that do not know
// that, find it by the subject.
import type { Language } from "#shared/editions/edition.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import { wordsIn } from "#shared/words/words.ts";
import { type MailRoute, salesMailId } from "./mail.ts";
import { salesWords } from "./sales-language.ts";

export interface Answered {
  readonly reference: string;
  readonly language: Language;
  /** One e-mail address. */
  readonly email: string;
}

/** A link, and what it is called. */
export interface PreparedAnswer {
  readonly label: string;
  readonly link: string;
}

const texts = mailTexts.sales.answers;

/**
 * A `mailto:` with the subject of a reply to the acknowledgement, beside which it then stands in the visitor's mailbox. Characters
 * that are special in an address list or a query are encoded.
 */
export function answerLink(
  { reference, language, email }: Answered,
  route: MailRoute,
  body = "",
): string {
  const subject = wordsIn(language).fill(mailTexts.acknowledgement.subject, { reference });
  const headers = {
    subject: `Re: ${subject}`,
    "In-Reply-To": salesMailId(reference, route),
    ...(body && { body }),
  };
  const query = Object.entries(headers).map(
    ([name, text]) => `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}

export function listAnswers(answered: Answered, route: MailRoute): readonly PreparedAnswer[] {
  const { lab, siteUrl } = route;
  const words = wordsIn(answered.language);
  const catalogue = URL.parse(catalogueAddress(answered.language), siteUrl)?.href;
  const bodies = {
    call: [
      words.plain(texts.call.text),
      ...(lab.booking ? [words.fill(texts.booking, { booking: lab.booking })] : []),
    ],
    details: [words.plain(texts.details.text)],
    ...(catalogue && { catalogue: [words.fill(texts.catalogue.text, { catalogue })] }),
  };
  return Object.entries(bodies).map(([id, paragraphs]) => ({
    label: salesWords.plain(texts[id as keyof typeof bodies].label),
    link: answerLink(
      answered,
      route,
      [words.plain(texts.greeting), ...paragraphs, `${lab.name}\r\n${lab.phone}`].join("\r\n\r\n"),
    ),
  }));
}
