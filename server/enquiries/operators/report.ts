// Enquiries by month, source, first page, product, family, edition and time to first answer: for whoever pays for fairs and letters.
// What the site does not know is counted as such.
import { dayInParis } from "#server/day-in-paris.ts";
import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { type Separator, writeCsv } from "#shared/csv/write-csv.ts";
import { splitAddress } from "#shared/editions/editions.ts";
import { originOf } from "#shared/enquiry/read-contact-query.ts";
import { families } from "#shared/families/families.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { entryPath, readChosen } from "#shared/selection/chosen.ts";

const hour = 60 * 60_000;

/** What an enquiry counts for, by the name of the section; null: for nothing there. */
const sections: Readonly<Record<string, (listed: ListedEnquiry) => string | null>> = {
  month: monthOf,
  source: ({ source: { utm_source, referrer, landing } }) =>
    utm_source || referrer || (landing ? "direct" : "not known"),
  campaign: ({ source }) => source.utm_campaign || null,
  "first page": ({ source }) => source.landing || "not known",
  product: ({ enquiry }) => enquiry.product || "none",
  family: familyOf,
  edition: ({ enquiry }) => splitAddress(enquiry.page).edition.id,
  "first answer": describeAnswer,
};

/** Lines of a section that a terminal shows. */
const mostShown = 20;

/** A text, and how many there are of it. */
type Counted = readonly [text: string, count: unknown];

const byName = ([one]: Counted, [other]: Counted) => (one < other ? -1 : 1);
const byCount = (one: Counted, other: Counted) =>
  Number(other[1]) - Number(one[1]) || byName(one, other);

/** Those that are held may be no enquiries at all. */
const countedOf = (listed: readonly ListedEnquiry[]) =>
  listed.filter(({ status }) => status !== "held");

/** A table for a terminal: each section with its values, the most frequent first; months in their order. */
export function toReport(listed: readonly ListedEnquiry[]): string {
  const counted = countedOf(listed);
  const lines = Object.entries(sections).flatMap(([name, toValue]) => {
    const counts = [...countBy(counted, toValue)];
    const sorted = counts.sort(name === "month" ? byName : byCount);
    const shown = name === "month" ? sorted : sorted.slice(0, mostShown);
    const left = sorted.length - shown.length;
    return [
      "",
      name,
      ...shown.map(([value, count]) => `${String(count).padStart(7)}  ${value}`),
      ...(left > 0 ? [`         and ${left} more: --csv has them all`] : []),
    ];
  });
  const held = listed.length - counted.length;
  const head = `${counted.length} counted${held > 0 ? `, ${held} held as suspected spam not counted` : ""}`;
  return `${[head, ...(counted.length > 0 ? lines : [])].join("\n")}\n`;
}

/** The same by month, for spreadsheets: a row for each value of each section in each month. */
export function toReportCsv(listed: readonly ListedEnquiry[], separator: Separator): string {
  const months = [...Map.groupBy(countedOf(listed), monthOf)].sort(byName);
  const rows = months.flatMap(([month, own]) =>
    Object.entries(sections).flatMap(([name, toValue]) =>
      name === "month"
        ? []
        : [...countBy(own, toValue)].map(([value, count]) => [month, name, value, count]),
    ),
  );
  return writeCsv([["month", "by", "value", "enquiries"], ...rows], separator);
}

function countBy(
  listed: readonly ListedEnquiry[],
  toValue: (listed: ListedEnquiry) => string | null,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of listed) {
    const value = toValue(each);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** "2026-01", as the laboratory's calendar has it. */
function monthOf({ receivedAt }: ListedEnquiry): string {
  return dayInParis(receivedAt).slice(0, 7);
}

/** First segments of the addresses of families, of white label among them. */
const familySegments = [
  ...families.map<string>(({ segment }) => segment),
  routeOf("whiteLabel").pattern.slice(1),
];

/** The family of its page and of its selection. */
function familyOf({ formula, selection, enquiry }: ListedEnquiry): string {
  if (formula !== "") return "formula of the desk";
  const paths = [
    splitAddress(originOf(enquiry.page)).path,
    ...readChosen(selection).map(({ id }) => entryPath(id)),
  ];
  const segments = new Set(paths.map((path) => path.split(/[/?#]/)[1] ?? ""));
  const found = familySegments.filter((segment) => segments.has(segment));
  return found.length > 1 ? "several" : (found[0] ?? "none");
}

/** The site sees no answers: operators say that there was one (`answered`). */
function describeAnswer({ receivedAt, answeredAt }: ListedEnquiry): string {
  if (answeredAt === null) return "not known";
  const hours = (answeredAt - receivedAt) / hour;
  if (hours <= 4) return "within 4 hours";
  if (hours <= 24) return "within a day";
  return hours <= 72 ? "within 3 days" : "later";
}
