// Eight o'clock in Paris in every season.
import { describe, expect, it, test } from "vitest";
import { lastDailyTime, nextDailyTime } from "./daily-tasks.ts";

describe("the next daily time", () => {
  test.each([
    ["in winter", "2026-01-15T06:59:59.999Z", "2026-01-15T07:00:00Z"],
    ["in summer", "2026-07-15T05:59:59.999Z", "2026-07-15T06:00:00Z"],
    ["at that very moment is tomorrow's", "2026-01-15T07:00:00Z", "2026-01-16T07:00:00Z"],
    ["after it is tomorrow's", "2026-07-15T06:00:00.001Z", "2026-07-16T06:00:00Z"],
    ["on the last evening of the year", "2026-12-31T23:30:00Z", "2027-01-01T07:00:00Z"],
    ["on the day the clock goes forward", "2026-03-28T07:00:00Z", "2026-03-29T06:00:00Z"],
    ["in the hour before it goes forward", "2026-03-29T00:30:00Z", "2026-03-29T06:00:00Z"],
    ["the day after it went forward", "2026-03-29T06:00:00Z", "2026-03-30T06:00:00Z"],
    ["on the day the clock goes back", "2026-10-24T06:00:00Z", "2026-10-25T07:00:00Z"],
    ["in the hour that comes twice", "2026-10-25T00:30:00Z", "2026-10-25T07:00:00Z"],
    ["the day after it went back", "2026-10-25T07:00:00Z", "2026-10-26T07:00:00Z"],
  ])("%s", (_, now, next) => {
    expect(new Date(nextDailyTime(Date.parse(now)))).toEqual(new Date(next));
  });

  it("comes once on each day of a year, always at eight", () => {
    const inParis = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Paris",
      dateStyle: "short",
      timeStyle: "medium",
    });
    const days = new Set<string>();
    const end = Date.parse("2027-01-01T00:00Z");
    for (
      let at = nextDailyTime(Date.parse("2026-01-01T00:00Z"));
      at < end;
      at = nextDailyTime(at)
    ) {
      const [date = "", time] = inParis.format(at).split(" ");
      expect(time).toBe("08:00:00");
      expect(days.has(date)).toBe(false);
      days.add(date);
    }
    expect(days.size).toBe(365);
  });
});

describe("the last daily time", () => {
  test.each([
    ["before eight is yesterday's", "2026-01-15T06:59:59.999Z", "2026-01-14T07:00:00Z"],
    ["at that very moment is it", "2026-01-15T07:00:00Z", "2026-01-15T07:00:00Z"],
    ["after eight is today's", "2026-07-15T06:00:00.001Z", "2026-07-15T06:00:00Z"],
    [
      "soon after eight on the day the clock goes forward",
      "2026-03-29T06:30Z",
      "2026-03-29T06:00Z",
    ],
    ["before eight on the day the clock goes back", "2026-10-25T06:30Z", "2026-10-24T06:00Z"],
    ["in the hour that comes twice", "2026-10-25T00:30:00Z", "2026-10-24T06:00:00Z"],
  ])("%s", (_, now, last) => {
    expect(new Date(lastDailyTime(Date.parse(now)))).toEqual(new Date(last));
  });
});
