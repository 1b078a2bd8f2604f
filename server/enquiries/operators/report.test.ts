// The report of enquiries: what each counts for, with what is not known said.
import { describe, expect, it, test } from "vitest";
import type { ListedEnquiry } from "#server/enquiries/outbox/enquiry-store.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { makeEnquiry, start } from "#tests/kits/test-console.ts";
import { toReport, toReportCsv } from "./report.ts";

const hour = 60 * 60_000;

type Changes = Partial<Omit<ListedEnquiry, "enquiry">> & { readonly page?: string };

function listed({ page = "/liposomes/zinc", ...changes }: Changes = {}): ListedEnquiry {
  const { isAcknowledged: _, ...made } = makeEnquiry();
  return {
    ...made,
    reference: "SPH-7K3Q-9F2M",
    status: "sent",
    deliveredAt: start,
    nextAttemptAt: null,
    answeredAt: null,
    ...changes,
    enquiry: { ...made.enquiry, page },
  };
}

/** The lines of a section, with one blank for several. */
function sectionOf(report: string, name: string): readonly string[] {
  const [, text = ""] = report.split(new RegExp(`^${name}$`, "m"));
  const [lines = ""] = text.trimStart().split("\n\n");
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => line.trim().replace(/ +/g, " "));
}

test.each<[string, Changes, string]>([
  ["month", { receivedAt: Date.UTC(2026, 0, 31, 23, 30) }, "2026-02"],
  [
    "source",
    { source: { ...noSource, referrer: "forum.example", utm_source: "letter" } },
    "letter",
  ],
  ["source", { source: { ...noSource, referrer: "forum.example" } }, "forum.example"],
  ["source", { source: { ...noSource, landing: "/fr" } }, "direct"],
  ["source", {}, "not known"],
  ["campaign", { source: { ...noSource, utm_campaign: "Vitafoods" } }, "Vitafoods"],
  ["first page", { source: { ...noSource, landing: "/fr/niosomes" } }, "/fr/niosomes"],
  ["first page", {}, "not known"],
  ["product", {}, "Zinc"],
  ["family", {}, "liposomes"],
  ["family", { page: "/en/contact?page=/niosomes/retinol" }, "niosomes"],
  ["family", { page: "/fr/formule-marque-blanche" }, "formule-marque-blanche"],
  ["family", { page: "/fr/selection", selection: "probiotiques.sph-117" }, "probiotiques"],
  ["family", { page: "/fr/selection", selection: "liposomes.zinc\nniosomes.retinol" }, "several"],
  ["family", { formula: "complement?v=1&zinc=10mg" }, "formula of the desk"],
  ["family", { page: "/notre-laboratoire" }, "none"],
  ["edition", { page: "/en/liposomes" }, "en"],
  ["edition", {}, "original"],
  ["first answer", {}, "not known"],
  ["first answer", { answeredAt: start + 4 * hour }, "within 4 hours"],
  ["first answer", { answeredAt: start + 5 * hour }, "within a day"],
  ["first answer", { answeredAt: start + 25 * hour }, "within 3 days"],
  ["first answer", { answeredAt: start + 100 * hour }, "later"],
])("by %s, %o counts for %s", (section, changes, value) => {
  expect(sectionOf(toReport([listed(changes)]), section)).toEqual([`1 ${value}`]);
});

describe("a report", () => {
  const ofCampaign = (utm_campaign: string) => listed({ source: { ...noSource, utm_campaign } });

  it("has the most frequent first, twenty of them, and months in their order", () => {
    const many = Array.from({ length: 25 }, (_, at) => ofCampaign(`c${at}`));
    const report = toReport([
      ...many,
      ofCampaign("twice"),
      ofCampaign("twice"),
      listed({ receivedAt: start - 24 * 40 * hour }),
    ]);
    const campaigns = sectionOf(report, "campaign");
    expect(campaigns[0]).toBe("2 twice");
    expect(campaigns).toHaveLength(21);
    expect(campaigns.at(-1)).toBe("and 6 more: --csv has them all");
    expect(sectionOf(report, "month")).toEqual(["1 2025-12", "27 2026-01"]);
  });

  it("does not count what is held, and says so", () => {
    const report = toReport([listed(), listed({ status: "held" })]);
    expect(report).toMatch(/^1 counted, 1 held as suspected spam not counted\n/);
    expect(toReport([])).toBe("0 counted\n");
  });

  it("is a row for each value in each month as CSV, without formulas", () => {
    const rows = toReportCsv(
      [ofCampaign("=1+1"), listed({ receivedAt: start - 24 * 40 * hour })],
      ",",
    ).split("\r\n");
    expect(rows[0]).toBe('\ufeff"month","by","value","enquiries"');
    expect(rows[1]).toBe(`"'2025-12","source","not known","1"`);
    expect(rows).toContain(`"'2026-01","campaign","'=1+1","1"`);
    expect(rows.some((row) => row.includes('"month",') && !row.includes("enquiries"))).toBe(false);
  });
});
