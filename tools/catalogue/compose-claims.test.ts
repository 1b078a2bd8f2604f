// Claims of the printed catalogue are the register's, and lead somewhere.
import { expect, test } from "vitest";
import { claims } from "#shared/generated/entries.ts";
import { composeClaims } from "./compose-claims.ts";

test.each(["fr", "en"] as const)("claims by subject are the register's, in %s", (language) => {
  const register = new Set(claims.map(({ sentence }) => sentence[language]));
  const listed = composeClaims(language).flatMap(({ claims: own }) => own);
  expect(listed.length).toBeGreaterThan(60);
  for (const { sentence, sheets, formulas } of listed) {
    expect(register).toContain(sentence);
    expect(sheets.length + formulas.length, sentence).toBeGreaterThan(0);
  }
});
