// What sales keep of an enquiry with one press: the visitor as a card for an address book (vCard 3.0, which Outlook reads too) and, where
// the visitor named a day, that day as a hold in a calendar (iCalendar). ical.js escapes texts and folds lines.
import ICAL from "ical.js";
import { mailTexts } from "#shared/generated/interface/mails.ts";
import type { Attachment } from "./mail.ts";
import { salesWords } from "./sales-language.ts";

// Of the 75 bytes of a line, ical.js does not count the blank that begins a further one.
ICAL.foldLength = 74;

/** A property of jCard or jCal (RFC 7095, 7265): name, parameters, type, value. */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  type: string,
  value: string | readonly string[],
];

/** All texts on one line, "" where nothing is known. */
export interface FileFacts {
  readonly reference: string;
  /** The same for each attempt to send it. */
  readonly uid: string;
  /** Of the mail: who asks for what. */
  readonly subject: string;
  readonly person: string;
  readonly company: string;
  readonly country: string;
  /** As it was typed, perhaps with an extension. */
  readonly phone: string;
  /** The same for dialling from anywhere. */
  readonly international: string;
  /** An address that can be written to. */
  readonly email: string;
  /** The day that the visitor named: "2027-03-15". */
  readonly day: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export const composeFiles = (facts: FileFacts): Attachment[] => [
  {
    filename: `${facts.reference}.vcf`,
    contentType: "text/vcard; charset=utf-8",
    content: composeCard(facts),
  },
  ...(facts.day === null
    ? []
    : [
        {
          filename: `${facts.reference}.ics`,
          contentType: "text/calendar; charset=utf-8",
          content: composeHold(facts, facts.day),
        },
      ]),
];

function composeCard(facts: FileFacts): string {
  const { subject, person, company, country, phone, international, email } = facts;
  const typed = international && international !== phone ? phone : "";
  const properties: readonly Property[] = [
    ["version", {}, "text", "3.0"],
    ["fn", {}, "text", person || company],
    // Nobody knows which part of a name is the family's.
    ["n", {}, "text", ["", person, "", "", ""]],
    ["org", {}, "text", [company]],
    ["tel", { type: ["WORK", "VOICE"] }, "phone-number", international || phone],
    ["email", { type: "INTERNET" }, "text", email],
    ["adr", { type: "WORK" }, "text", ["", "", "", "", "", "", country]],
    ["note", {}, "text", [subject, typed].filter(Boolean).join("\n")],
  ];
  // The standard wants a name in parts, whatever is known of it.
  const known = properties.filter(
    ([name, , , value]) => name === "n" || [value].flat().some(Boolean),
  );
  return `${ICAL.stringify(["vcard", known, []])}\r\n`;
}

/**
 * A whole day, which is the same in every time zone, and leaves whoever holds it free. It has no method: it invites nobody and wants no
 * answer.
 */
function composeHold(facts: FileFacts, day: string): string {
  const { reference, uid, subject, company, country, phone, email, receivedAt } = facts;
  const title = salesWords.fill(mailTexts.sales.hold, { company, country, reference });
  const event: readonly Property[] = [
    ["uid", {}, "text", uid],
    ["dtstamp", {}, "date-time", `${new Date(receivedAt).toISOString().slice(0, 19)}Z`],
    ["dtstart", {}, "date", day],
    ["summary", {}, "text", title],
    ["description", {}, "text", [subject, phone, email].filter(Boolean).join("\n")],
    ["status", {}, "text", "TENTATIVE"],
    ["transp", {}, "text", "TRANSPARENT"],
  ];
  const calendar: readonly Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", "-//spherine//enquiries//FR"],
  ];
  return `${ICAL.stringify(["vcalendar", calendar, [["vevent", event, []]]])}\r\n`;
}
