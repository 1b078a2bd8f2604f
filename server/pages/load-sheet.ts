// One ingredient or strain sheet, or undefined where no entry has that path.
import { claims } from "#shared/content/claims.ts";
import type { Benefit, Liposome, Niosome, Serum, Strain } from "#shared/content/content-types.ts";
import { otherFamilies } from "#shared/content/families.ts";
import { liposomes, niosomes, serums, strains } from "#shared/content/gathered.ts";
import { sheetTexts } from "#shared/content/interface/sheet.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { hasPicture, prepare, preparePicture, prepareText, type Reader } from "./prepare.ts";

/** A sheet, what its document says, and the name an enquiry about it carries. */
export interface Sheet {
  readonly data: SheetData;
  readonly name: Bilingual;
  readonly description: Bilingual;
}

export function loadLiposome(slug: string, reader: Reader): Sheet | undefined {
  const entry = liposomes.find((candidate) => candidate.slug === slug);
  return entry && sheetOf(entry, reader);
}

/** Niosomes and finished serums share their paths. */
export function loadNiosome(slug: string, reader: Reader): Sheet | undefined {
  const entry =
    niosomes.find((candidate) => candidate.slug === slug) ??
    serums.find((candidate) => candidate.slug === slug);
  return entry && sheetOf(entry, reader);
}

function sheetOf(entry: Liposome | Niosome | Serum, reader: Reader): Sheet {
  const say = (text: Bilingual) => prepareText(text, reader);
  const family = entry.type === "liposome" ? "liposome" : "niosome";
  const siblings = entry.type === "liposome" ? liposomes : entry.type === "niosome" ? niosomes : serums;
  const hasClaims = entry.bienfaits.some((benefit) => "claims" in benefit);
  const data: SheetData = {
    texts: prepare(sheetTexts, reader),
    family,
    listPath: family === "liposome" ? "/liposomes" : "/niosomes",
    name: say(entry.nom),
    latin: false,
    code: null,
    formerName: null,
    symbol: entry.symbol,
    subtitle: "subtitle" in entry ? say(entry.subtitle) : null,
    categories: entry.categories,
    formes: entry.type === "niosome" ? entry.formes : entry.type === "niosomeProduct" ? entry.formes2 : [],
    isFinished: entry.type === "niosomeProduct",
    twinPath: twinOf(entry),
    facts: entry.type === "niosome" ? [{ label: "INCI", value: entry.inci }] : [],
    description: say(entry.description),
    caution: entry.caution ? say(entry.caution) : null,
    hasClaims,
    isOnHold: entry.type === "liposome" && entry.claimStatus === "on hold",
    intro: (entry.bienfaits2 ?? []).map(say),
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: productOf(entry, reader),
    related: entry.related.flatMap((slug) => {
      const other = siblings.find((candidate) => candidate.slug === slug);
      if (!other) return [];
      return {
        path: `/${family}s/${slug}`,
        name: say(other.nom),
        latin: false,
        symbol: other.symbol,
        category: other.categories[0] ?? null,
      };
    }),
    otherFamilies: prepare(otherFamilies(family), reader),
  };
  return { data, name: entry.nom, description: entry.description };
}

function twinOf(entry: Liposome | Niosome | Serum): string | null {
  if (entry.type === "liposome" && entry.niosome) return `/niosomes/${entry.niosome}`;
  if (entry.type === "niosome" && entry.liposome) return `/liposomes/${entry.liposome}`;
  return null;
}

function sayBenefit(benefit: Benefit, reader: Reader): SheetData["benefits"][number] {
  const say = (text: Bilingual) => prepareText(text, reader);
  if ("description" in benefit) {
    return { title: say(benefit.titre), text: [say(benefit.description)], notes: [] };
  }
  const quoted = benefit.claims.map((id) => {
    const claim = claims.find((candidate) => candidate.id === id);
    if (!claim) throw new Error(`no authorised claim has the id ${id}`);
    return claim;
  });
  return {
    title: say(benefit.titre),
    text: quoted.map(({ fr, en }) => say({ fr: `${fr}.`, en: `${en}.` })),
    notes: quoted.flatMap(({ condition }) => (condition ? [say(condition)] : [])),
  };
}

function productOf({ product, symbol }: Liposome | Niosome | Serum, reader: Reader): SheetData["product"] {
  if (!product) return null;
  const picture = `banner-${product.range.replace("gamme ", "").replace("les ", "")}`;
  return {
    ...product,
    symbol,
    picture: hasPicture(picture) ? preparePicture(picture, reader) : null,
  };
}

export function loadStrain(slug: string, reader: Reader): Sheet | undefined {
  const entry = strains.find((candidate) => candidate.slug === slug && candidate.type === "probiotique");
  if (!entry) return undefined;
  const say = (text: Bilingual) => prepareText(text, reader);
  const data: SheetData = {
    texts: prepare(sheetTexts, reader),
    family: "probiotique",
    listPath: "/probiotiques",
    name: entry.species,
    latin: true,
    code: entry.code,
    formerName: entry.formerName ?? null,
    symbol: entry.code.replace(/\D/g, ""),
    subtitle: entry.action ? say(entry.action) : null,
    categories: entry.categories,
    formes: [],
    isFinished: false,
    twinPath: null,
    facts: strainFacts(entry, say),
    description: say(entry.description),
    caution: null,
    hasClaims: false,
    isOnHold: false,
    intro: [],
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: null,
    related: relatedStrains(entry).map((other) => ({
      path: `/probiotiques/${other.slug}`,
      name: other.species,
      latin: true,
      symbol: other.code.replace(/\D/g, ""),
      category: other.categories[0] ?? null,
    })),
    otherFamilies: prepare(otherFamilies("probiotique"), reader),
  };
  const name = `${entry.species} ${entry.code}`;
  return { data, name: { fr: name, en: name }, description: entry.description };
}

function strainFacts(entry: Strain, say: (text: Bilingual) => SheetData["name"]): SheetData["facts"] {
  const facts = [
    { label: say({ fr: "Code", en: "Code" }), value: entry.code },
    {
      label: say({ fr: "Concentration", en: "Strength" }),
      value: say({ fr: `${entry.cfu} milliards d’UFC/g`, en: `${entry.cfu} billion CFU/g` }),
    },
    { label: say({ fr: "Type", en: "Type" }), value: entry.souche ?? "" },
  ];
  if (entry.formerName) {
    facts.push({ label: say({ fr: "Anciennement", en: "Formerly" }), value: entry.formerName });
  }
  return facts;
}

/** Two other strains that share the first category, the nearest by code after it (wrapping round). */
function relatedStrains(entry: Strain): readonly Strain[] {
  const others = strains
    .filter(({ type, categories, slug }) =>
      type === "probiotique" && slug !== entry.slug && categories.some((category) => entry.categories.includes(category)),
    )
    .sort((a, b) => a.code.localeCompare(b.code));
  const after = others.filter(({ code }) => code > entry.code);
  const before = others.filter(({ code }) => code < entry.code);
  return [...after, ...before].slice(0, 2);
}
