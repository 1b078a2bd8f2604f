// Enquiries as a table for spreadsheet programs (RFC 4180).

import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";

/**
 * A header and one row per enquiry, after a byte order mark, by which Excel recognises UTF-8.
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
 * A cell that begins like a formula, even after blanks or with full-width characters, gets a leading apostrophe, or spreadsheets
 * would evaluate it (OWASP, CSV injection).
 */
function toCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠\t\r\n\0]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
