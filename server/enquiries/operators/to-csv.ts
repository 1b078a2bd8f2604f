// Enquiries as a table for spreadsheet programs.

import { salesLanguage } from "#server/enquiries/mails/sales-language.ts";
import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { describeFormula } from "#server/views/desk/reopen-formula.ts";
import { type Separator, writeCsv } from "#shared/csv/write-csv.ts";
import { fieldNames } from "#shared/enquiry/rules.ts";
import { describeSelection } from "#shared/selection/choosable.ts";

/** A header and one row per enquiry. */
export function toCsv(enquiries: readonly ListedEnquiry[], separator: Separator): string {
  const heading = [
    "reference",
    "received",
    "status",
    "delivered",
    "suspect",
    "language",
    ...fieldNames,
    "selection",
    "formula",
  ];
  const lines = enquiries.map((listed) => [
    listed.reference,
    new Date(listed.receivedAt).toISOString(),
    listed.status,
    listed.deliveredAt === null ? "" : new Date(listed.deliveredAt).toISOString(),
    listed.suspicions.join(" "),
    listed.language,
    ...fieldNames.map((name) => listed.enquiry[name]),
    describeSelection(listed.selection, salesLanguage),
    describeFormula(listed.formula, salesLanguage),
  ]);
  return writeCsv([heading, ...lines], separator);
}
