// All content of the printed catalogue as JSON for the templates: the data that the pages of one language show, with the few words
// of print. An entry without a field that the layout needs is a problem of the content.

import { answerTimeSetting, type Settings } from "#server/environment.ts";
import { factOf } from "#server/facts/fact-of.ts";
import { sortedProducts } from "#server/facts/find-products.ts";
import { strainSubject } from "#server/facts/strain.ts";
import { describeValue } from "#server/views/describe-fact.ts";
import { loadPage } from "#server/views/load-page.ts";
import { loadSheet } from "#server/views/load-sheet.ts";
import { localize } from "#server/views/localize.ts";
import type { Liposome, Niosome, Serum, Strain } from "#shared/content/schema/entries.ts";
import { compareNamesIn } from "#shared/editions/compare-names.ts";
import { editionIn, type Language, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { type FamilyId, findFamily, pathOfEntry } from "#shared/families/families.ts";
import { contentDates } from "#shared/generated/dates.ts";
import { serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { factCodes, factTexts } from "#shared/generated/interface/facts.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import {
  ingredientCategories,
  sheetFacts,
  sheetNotes,
  sheetTexts,
} from "#shared/generated/interface/sheet.ts";
import { legend } from "#shared/generated/legend.ts";
import { contact } from "#shared/generated/pages/contact.ts";
import {
  customising,
  mandatoryMentions,
  productChoices,
  productTexts,
} from "#shared/generated/pages/product.ts";
import type { PageData } from "#shared/pages/page.ts";
import { type PageId, routeOf } from "#shared/pages/page-table.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { ContentError, type ContentProblem } from "#tools/content/problems.ts";
import { artOf } from "./art.ts";
import { matrixOf, wordsOfBenefit } from "./claim-words.ts";
import { collectDesk, listMachineTimes } from "./collect-desk.ts";
import { composeFinding } from "./compose-finding.ts";
import { composeIndex } from "./compose-index.ts";
import { composeLegal } from "./compose-legal.ts";
import { drawCode } from "./draw-code.ts";
import { listNames } from "./list-names.ts";
import { bindCode, listFormulas } from "./product-words.ts";
import { readRuns } from "./rich-text.ts";
import { setWords } from "./set-words.ts";
import { wordsOf } from "./sheet-words.ts";
import { writeRegulations } from "./write-regulations.ts";

/** The day on which the content last changed, ISO; changes since the last commit have no day. */
export function lastChange(): string {
  const newest = Object.values(contentDates).toSorted().at(-1);
  if (!newest) throw new Error("no date of the content is known: run npm run dates");
  return newest;
}

/** The site's address without a slash: the setting, or the domain of the laboratory's mail. */
const siteOf = ({ SITE_URL, LAB_EMAIL }: Settings) =>
  SITE_URL ?? `https://${LAB_EMAIL.split("@").at(-1)}`;

/** @throws a `ContentError` naming the entry and the field that print lacks */
export function collectData(language: Language, settings: Settings) {
  const reader: Reader = { edition: editionIn(language), pageLanguage: language };
  const texts = localize(printedCatalogue, reader);
  const site = siteOf(settings);
  const problems: ContentProblem[] = [];
  const online = (path: string) => site + addressIn(reader.edition, path);
  const words = wordsFor(reader);
  const say = words.plain;

  const pageOf = <Id extends PageId>(id: Id): PageData[Id] => {
    const path = routeOf(id).pattern;
    const found = loadPage(path, new URLSearchParams(), reader.edition, settings);
    if (!found) throw new Error(`there is no page at ${path}`);
    return found.page.data as PageData[Id];
  };

  const compare = compareNamesIn(language);
  const liposomes = listSheets("liposome");
  const niosomes = listSheets("niosome");
  const strainEntries = familyEntries.probiotic.toSorted(
    (a, b) => compare(a.species, b.species) || compare(a.code, b.code),
  );
  const { categories, commonNotes } = listFormulas(reader, online);
  const strains = strainEntries.filter(({ type }) => type === "probiotique").map(strainOf);
  const postbiotics = strainEntries.filter(({ type }) => type === "postbiotique").map(strainOf);
  if (problems.length > 0) throw new ContentError(problems);

  const date = lastChange();
  const collected = {
    language,
    texts,
    date,
    document: words.fill(texts.document, { name: settings.LAB_NAME }),
    edition: words.fill(texts.edition, { date: words.month(date) }),
    year: date.slice(0, 4),
    lab: {
      name: settings.LAB_NAME,
      phone: settings.LAB_PHONE,
      email: settings.LAB_EMAIL,
      address: settings.LAB_ADDRESS.split(",").map((line) => line.trim()),
    },
    site: {
      url: online("/"),
      host: new URL(site).host,
      qr: drawCode(online("/")),
    },
    legend,
    strainFormerly: say(factTexts.formerName.label),
    counts: {
      liposomes: familyEntries.liposome.length,
      niosomes: familyEntries.niosome.length,
      strains: familyEntries.probiotic.length,
      products: sortedProducts.length,
    },
    sheet: {
      texts: localize(sheetTexts, reader),
      labels: localize(ingredientCategories, reader),
      facts: { strength: say(factTexts.cfu.label) },
      product: localize(productTexts, reader),
    },
    home: pick(pageOf("home"), ["service", "quality", "advantages"]),
    laboratory: pick(pageOf("laboratory"), ["intro", "services", "resources", "history"]),
    liposomes: {
      ...pick(pageOf("liposomes"), ["intro", "banner", "forms", "technology", "why"]),
      title: say(familyPages.liposome.family.printed),
      dots: dotsOf("liposome"),
      sheets: liposomes,
    },
    niosomes: {
      ...pick(pageOf("niosomes"), [
        "intro",
        "banner",
        "technology",
        "standards",
        "finishedProducts",
        "why",
      ]),
      title: say(familyPages.niosome.family.printed),
      dots: dotsOf("niosome"),
      sheets: niosomes,
      foot: say(sheetNotes.cosmetic),
      serums: serums.map((entry) => sheetOf("niosome", entry, "serums")),
    },
    probiotics: {
      ...pick(pageOf("probiotics"), ["living", "professional", "technologies", "inactive"]),
      title: say(familyPages.probiotic.family.printed),
      dots: dotsOf("probiotic"),
      sheets: strains,
      postbiotics,
      foot: say(sheetNotes.professional),
    },
    whiteLabel: {
      ...pick(pageOf("whiteLabel"), ["hero", "sum", "advantages", "process", "duties"]),
      categories,
      commonNotes,
      mentions: localize(mandatoryMentions, reader),
    },
    tailorMade: pick(pageOf("customMade"), [
      "hero",
      "sum",
      "benefits",
      "process",
      "forms",
      "rawMaterials",
    ]),
    desk: collectDesk(reader, online),
    machineTimes: listMachineTimes(reader),
    customising: localize(customising, reader),
    choices: localize(productChoices, reader),
    contact: {
      ...localize(contact, reader),
      steps: contact.steps.map((step) =>
        words.fill(step, { answerTime: settings[answerTimeSetting(language)] }),
      ),
    },
    legal: composeLegal(pageOf("legalNotice"), texts.legal, site),
    finding: composeFinding(language, { liposomes, niosomes, strains: strainEntries }),
    index: composeIndex(listNames(language, strainEntries), language),
  };
  return setWords(writeRegulations(collected, language));

  function listSheets(id: "liposome" | "niosome") {
    return familyEntries[id]
      .map((entry) => sheetOf(id, entry, id === "liposome" ? "liposomes" : "niosomes"))
      .sort((a, b) => compare(a.name, b.name));
  }

  function sheetOf(id: "liposome" | "niosome", entry: Liposome | Niosome | Serum, folder: string) {
    const { slug } = entry;
    const name = say(entry.nom);
    const sheet = loadSheet(id, slug, reader)?.data;
    if (!sheet) throw new Error(`${id} has no sheet ${slug}`);
    const where = `shared/content/${folder}/${slug}`;
    const wanted = (field: string, isThere: boolean) => {
      if (!isThere)
        problems.push({
          where: `${where}, ${field}`,
          what: "nothing for print",
          wanted: "what its sheet in the printed catalogue shows",
        });
    };
    const art = artOf(sheet, { name, structure: textOf(texts.structure) });
    wanted("identity", art !== null && sheet.facts.length > 0);
    wanted("description", sheet.description.length > 0);
    wanted("bienfaits", sheet.benefits.length > 0);
    wanted("dose", sheet.status.rows.length > 0);
    return {
      id: `${sheet.listPath.slice(1)}/${slug}`,
      where,
      name,
      art,
      ...wordsOf(sheet),
      benefits: entry.bienfaits.map((benefit) => wordsOfBenefit(benefit, reader)),
      matrix: matrixOf(entry.bienfaits, reader),
      claimStatus: "claimStatus" in entry ? entry.claimStatus : ("cosmetic" as const),
      url: online(pathOfEntry(id, slug)),
    };
  }

  function strainOf(entry: Strain) {
    const { slug, species, code, cfu, souche, technologie, formerName, type } = entry;
    const sheet = loadSheet("probiotic", slug, reader)?.data;
    const filters: Readonly<Record<string, Readonly<Record<Language, string>>>> =
      familyPages.probiotic.family.filters;
    const labelOf = (dot: string) => ({ dot, label: filters[dot]?.[language] ?? dot });
    const field = sheet ? wordsOf(sheet) : null;
    return {
      id: `probiotiques/${slug}`,
      where: `shared/content/strains/${slug}`,
      species,
      code: bindCode(code),
      cfu,
      formerName: formerName ?? null,
      dots: entry.categories.map(labelOf),
      type: souche ? { ...labelOf(souche), label: say(factCodes.souche[souche]) } : null,
      technology: technologie && say(sheetFacts.technologies[technologie]),
      action: entry.action && say(entry.action),
      strength:
        type === "probiotique"
          ? words.plain(describeValue(factOf(strainSubject(entry), "cfu"), words) ?? "")
          : words.count(printedCatalogue.strains.cellsValue, cfu),
      rows: field?.status.rows ?? [],
      cells: field?.compatibility.cells ?? [],
      products: productsWith(code),
      description: entry.description.map((text) => readRuns(say(text))),
      benefits: entry.bienfaits.map((benefit) => wordsOfBenefit(benefit, reader)),
      url: sheet ? online(pathOfEntry("probiotic", slug)) : null,
    };
  }

  /** The formulas that hold a strain; on the site, strains with a page list them. */
  function productsWith(code: string) {
    return categories
      .flatMap(({ products }) => products)
      .filter(({ actives }) => actives.some((active) => active.code === bindCode(code)))
      .map(({ id, name }) => ({ name, to: id }));
  }

  /** The categories of a family, with how many entries have each. */
  function dotsOf(id: FamilyId) {
    const labels: Readonly<Record<string, Readonly<Record<Language, string>>>> =
      familyPages[id].family.filters;
    const entries: readonly { readonly categories: readonly string[] }[] = familyEntries[id];
    const categories: readonly string[] = findFamily(id).categories;
    return categories.map((dot) => ({
      dot,
      label: labels[dot]?.[language] ?? dot,
      count: entries.filter((entry) => entry.categories.includes(dot)).length,
    }));
  }
}

function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
