// How the catalogue's sheets are written: lengths, originality, identity. A mistake names the entry and the field.
import { describe, expect, test } from "vitest";
import type { Identity, Molecule } from "#shared/content/schema/entries.ts";
import { drawings } from "#shared/generated/drawings.ts";
import { claims, liposomes, niosomes, serums, strains } from "#shared/generated/entries.ts";

const ingredients = [...liposomes, ...niosomes, ...serums];
const languages = ["fr", "en"] as const;

const bare = (html: string) =>
  html
    .replace(/<br>/g, " ")
    .replace(/<[^>]+>/g, "")
    .trim();
/** A sign that stands alone, as French typography has them, is no word. */
const wordsOf = (text: string) =>
  bare(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

describe("lengths", () => {
  test.each(ingredients)("$type $slug", (entry) => {
    for (const language of languages) {
      const words = wordsOf(entry.description[language]).length;
      expect(words, `description.${language}`).toBeGreaterThanOrEqual(80);
      expect(words, `description.${language}`).toBeLessThanOrEqual(140);
      for (const [index, benefit] of entry.bienfaits.entries()) {
        if (!("description" in benefit)) continue;
        const told = wordsOf(benefit.description[language]).length;
        expect(told, `bienfaits.${index}.${language}`).toBeGreaterThanOrEqual(25);
        expect(told, `bienfaits.${index}.${language}`).toBeLessThanOrEqual(60);
      }
    }
    expect(entry.bienfaits.length).toBeGreaterThanOrEqual(4);
    expect(entry.bienfaits.length).toBeLessThanOrEqual(6);
  });

  test.each(strains)("strain $code", (entry) => {
    for (const language of languages) {
      const words = wordsOf(entry.description[language]).length;
      expect(words, `description.${language}`).toBeGreaterThanOrEqual(38);
      expect(words, `description.${language}`).toBeLessThanOrEqual(85);
    }
    expect(entry.bienfaits).toHaveLength(entry.type === "probiotique" ? 3 : 2);
  });
});

describe("originality", () => {
  /** Longest run of words that two sheets may share. */
  const longestShared = 7;

  /** What is written for each entry alone: claims are quoted, names and legal mentions are given. */
  const textsOf = (entry: (typeof ingredients)[number] | (typeof strains)[number]) => [
    entry.description,
    ...entry.bienfaits.flatMap((benefit) =>
      "description" in benefit ? [benefit.description] : [],
    ),
  ];

  test.each(languages)("no two sheets share eight words in a row (%s)", (language) => {
    const owners = new Map<string, string>();
    const shared = new Set<string>();
    for (const entry of [...ingredients, ...strains]) {
      const owner = `${entry.type} ${entry.slug}`;
      for (const text of textsOf(entry)) {
        const words = wordsOf(text[language]).map((word) =>
          word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
        );
        for (let start = 0; start + longestShared < words.length; start += 1) {
          const run = words.slice(start, start + longestShared + 1).join(" ");
          const other = owners.get(run);
          if (other && other !== owner) shared.add(`${other} | ${owner}: ${run}`);
          else owners.set(run, owner);
        }
      }
    }
    expect([...shared]).toEqual([]);
  });
});

describe("identity", () => {
  const moleculeOf = (identity: Identity): Molecule | undefined =>
    identity.kind === "plant" ? identity.marker : identity.molecule;

  /** The last digit is the sum of the others, each times its place from the right, modulo ten. */
  function isCas(text: string): boolean {
    const [, head = "", middle = "", check] = /^(\d{2,7})-(\d{2})-(\d)$/.exec(text) ?? [];
    const sum = [...(head + middle)]
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
    return check !== undefined && sum % 10 === Number(check);
  }

  test.each(ingredients)("$type $slug says what it is", ({ identity }) => {
    expect(identity).toBeDefined();
    if (!identity) return;
    expect(identity.inci).toBe(identity.inci.toUpperCase());
    if (identity.kind === "plant") {
      expect(identity.latin).toMatch(/^[A-Z][a-z]+ /);
      if (identity.cas) expect(isCas(identity.cas), identity.cas).toBe(true);
    }
    const molecule = moleculeOf(identity);
    if (identity.kind !== "complex") expect(molecule).toBeDefined();
    if (!molecule) return;
    expect(isCas(molecule.cas), molecule.cas).toBe(true);
    // The build has computed formula and mass from the SMILES, and refused any other formula.
    expect(drawings[molecule.smiles]?.mass, molecule.smiles).toBeGreaterThan(17);
    if (molecule.shows !== "whole")
      expect(molecule.note, "a partial drawing says so").toBeDefined();
  });

  test("the same compound is drawn the same in both its forms", () => {
    for (const liposome of liposomes) {
      const twin = niosomes.find(({ slug }) => slug === liposome.niosome);
      const [one, other] = [liposome, twin].map(
        (entry) => entry?.identity && moleculeOf(entry.identity),
      );
      if (one && other && one.cas === other.cas) {
        expect(other.smiles, liposome.slug).toBe(one.smiles);
      }
    }
  });

  test.each(niosomes)("$slug: one INCI name", ({ inci, identity }) => {
    expect(identity?.inci).toBe(inci);
  });
});

describe("claims", () => {
  /** Nutrient of a claim's id, and how the sheets that may carry it are called. */
  const carriers: Readonly<Record<string, readonly string[]>> = {
    "vitamin-a": ["vitaminea", "multivitamines"],
    thiamine: ["vitamineb1", "complexevitaminesB", "multivitamines"],
    riboflavin: ["complexevitaminesB", "multivitamines"],
    niacin: ["vitamineb3", "complexevitaminesB", "multivitamines"],
    "pantothenic-acid": ["vitamineb5", "complexevitaminesB", "multivitamines"],
    "vitamin-b6": ["vitamineb6", "complexevitaminesB", "multivitamines"],
    biotin: ["biotine", "complexevitaminesB", "multivitamines"],
    folate: ["vitamineb9", "complexevitaminesB", "multivitamines"],
    "vitamin-b12": ["vitamineb12", "complexevitaminesB", "multivitamines"],
    "vitamin-c": ["vitamine-c", "acerola", "multivitamines"],
    "vitamin-d": ["vitamined3", "vitaminesk2d3", "multivitamines"],
    "vitamin-e": ["vitamine-e", "multivitamines"],
    "vitamin-k": ["vitaminesk2d3", "multivitamines"],
    calcium: ["calcium"],
    magnesium: ["magnesium"],
    iron: ["fer"],
    zinc: ["zinc"],
    copper: ["cuivre"],
    selenium: ["selenium"],
    chromium: ["chrome"],
    manganese: ["manganese"],
    "epa-dha": ["epadha"],
    dha: ["epadha"],
    melatonin: ["melatonine"],
  };

  test.each(liposomes)("$slug quotes only claims on what it contains", (entry) => {
    for (const benefit of entry.bienfaits) {
      if (!("claims" in benefit)) continue;
      for (const id of benefit.claims) {
        const nutrient = id.split("/")[0] ?? "";
        expect(carriers[nutrient] ?? [], id).toContain(entry.slug);
      }
    }
    expect(entry.allegation !== undefined).toBe(entry.claimStatus === "authorised");
  });

  test("every claim names its law and its smallest quantity, in both languages", () => {
    for (const claim of claims) {
      expect(claim.reference, claim.id).toContain("432/2012");
      expect(claim.minimum.fr, claim.id).not.toBe("");
      expect(claim.minimum.en, claim.id).not.toBe("");
      expect(claim.fr, claim.id).not.toMatch(/\.$/);
    }
  });
});
