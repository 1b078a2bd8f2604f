// Regulations of the Union are written in one style in print, as the Official Journal numbers them: the site has several.
import type { Language } from "#shared/editions/languages.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";

/** Acts that have their year after their number; those since 2015 have it before, and no sign. */
const act = /\((UE|CE|EU|EC)\)\s(?:n°|No)?\s?(\d{3,4}\/20(?:0\d|1[0-4]))(?!\d)/g;

/** A copy in which every text says "règlement (UE) n° 432/2012". */
export function writeRegulations<Value>(value: Value, language: Language): Value {
  const write = (part: unknown): unknown => {
    if (typeof part === "string")
      return part.replace(act, `($1)\u00a0${printedCatalogue.numberSign[language]}\u00a0$2`);
    if (Array.isArray(part)) return part.map(write);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, write(each)]));
  };
  return write(value) as Value;
}
