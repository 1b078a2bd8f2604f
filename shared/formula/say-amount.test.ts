import { expect, it } from "vitest";
import { sayAmount, sayNumberIn, sayPercent, saySign } from "./say-amount.ts";

it("writes amounts as each language does, with spaces that do not break", () => {
  expect(sayAmount(140_000, "mg", "fr")).toBe("0,14\u00a0mg");
  expect(sayAmount(140_000, "mg", "en")).toBe("0.14\u00a0mg");
  expect(sayAmount(8250, "ug", "fr")).toBe("8,25\u00a0µg");
  expect(sayAmount(1e9, "mg", "fr")).toBe("1\u202f000\u00a0mg");
  expect(sayAmount(1e9, "mg", "en")).toBe("1,000\u00a0mg");
  expect(sayAmount(10_000, "md", "fr")).toBe("10\u00a0Md");
  expect(sayAmount(10_000, "md", "en")).toBe("10\u00a0bn");
  expect(sayAmount(300_000, "pc", "fr")).toBe("0,3\u202f%");
  expect(sayAmount(300_000, "pc", "en")).toBe("0.3%");
});

it("keeps what is finest of an amount", () => {
  expect(sayNumberIn(1, "g", "en")).toBe("0.000000001");
  expect(sayNumberIn(1_234_567, "pc", "fr")).toBe("1,234567");
});

it("writes per cents and signs alone", () => {
  expect(sayPercent(1000, "fr")).toBe("1\u202f000\u202f%");
  expect(saySign("pc", "fr")).toBe("%");
  expect(saySign("ug", "en")).toBe("µg");
});
