// Rows of the enquiry tables as the values that the rest of the program works with.

import { domainToASCII } from "node:url";
import { type StoredEnquiry, type Suspicion, suspicions } from "#server/enquiries/enquiry.ts";
import { findLanguage, originalLanguages } from "#shared/editions/edition.ts";
import { type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import { toSource } from "#shared/enquiry/source.ts";
import type { Row } from "./database.ts";

/** Condition for a sales mail that is still to be sent; written as in the indexes, so that they serve the queries. */
export const isUnsent = "status IN ('pending', 'failed')";

/** Condition for a mail that the server has whole without saying what became of it, once no attempt is under way. */
export const isUnsure =
  "(mails.unanswered > 0 AND mails.lease IS NULL AND mails.status IN ('failed', 'abandoned'))";

/** The status of a sales mail as operators see it. */
export const shownStatus = `CASE WHEN ${isUnsure} THEN 'unsure' ELSE mails.status END`;

export function toStored(row: Row): StoredEnquiry {
  const texts = fieldNames.map((name): [FieldName, string] => [name, String(row[name])]);
  return {
    reference: String(row["reference"]),
    receivedAt: Number(row["received_at"]),
    language: findLanguage(String(row["language"])) ?? originalLanguages.popup,
    browserLanguage: String(row["browser_language"]),
    suspicions: String(row["suspicions"]).split(" ").filter(isSuspicion),
    selection: String(row["selection"]),
    formula: String(row["formula"]),
    source: toSource((part) => String(row[part])),
    enquiry: Object.fromEntries(texts) as Record<FieldName, string> satisfies Enquiry,
  };
}

const isSuspicion = (text: string): text is Suspicion =>
  (suspicions as readonly string[]).includes(text);

export function toAddresses(attempt: Row): readonly string[] {
  return JSON.parse(String(attempt["accepted"])) as string[];
}

/** The same text for every way to write an address: upper and lower case, a domain as letters or as in DNS ("xn--…"). */
export function foldAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return email.slice(0, at).normalize("NFC").toLowerCase() + (domainToASCII(domain) || domain);
}

export function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
