// Enquiries as a table for spreadsheet programs (RFC 4180).

import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";

/**
 * A heading and a line for each; begins with a byte order mark, by which Excel knows UTF-8.
 * `separator`: "," or ";", which Excel wants where the comma is the decimal sign.
 */
export function toCsv(enquiries: readonly ListedEnquiry[], separator: "," | ";"): string {
  const heading = [
    "reference",
    "received",
    "status",
    "delivered",
    "suspect",
    "language",
    ...fieldNames,
  ];
  const lines = enquiries.map((listed) => [
    listed.reference,
    new Date(listed.receivedAt).toISOString(),
    listed.status,
    listed.deliveredAt === null ? "" : new Date(listed.deliveredAt).toISOString(),
    listed.suspicions.join(" "),
    listed.language,
    ...fieldNames.map((name) => listed.enquiry[name]),
  ]);
  const rows = [heading, ...lines].map((cells) => cells.map(toCell).join(separator));
  return `\ufeff${rows.join("\r\n")}\r\n`;
}

/**
 * A cell that begins like a formula, also after blanks or in the wide forms of East Asia, gets an apostrophe first:
 * spreadsheets would compute it (OWASP, CSV injection).
 */
function toCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠\t\r\n\0]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
