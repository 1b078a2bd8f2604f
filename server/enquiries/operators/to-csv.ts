// Enquiries as a table for spreadsheet programs.

import { describeEnquiry, enquiryJsonNames } from "#server/enquiries/enquiry-json.ts";
import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { type Separator, writeCsv } from "#shared/csv/write-csv.ts";

/** What only operators know of an enquiry stands behind its reference and its time. */
const columns = [
  ...enquiryJsonNames.slice(0, 2),
  "status",
  "delivered",
  "answered",
  ...enquiryJsonNames.slice(2),
];

/** A header and one row per enquiry. */
export function toCsv(enquiries: readonly ListedEnquiry[], separator: Separator): string {
  const rows = enquiries.map((listed) => {
    const row: Readonly<Record<string, string | readonly string[]>> = {
      ...describeEnquiry(listed),
      status: listed.status,
      delivered: timeOf(listed.deliveredAt),
      answered: timeOf(listed.answeredAt),
    };
    return columns.map((name) => [row[name] ?? ""].flat().join(" "));
  });
  return writeCsv([columns, ...rows], separator);
}

const timeOf = (time: number | null) => (time === null ? "" : new Date(time).toISOString());
