// Makes /catalogue.pdf: a listing of everything in the catalogue, set by Typst from the same data as the pages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { compareNames, compareNamesIn } from "#shared/editions/compare-names.ts";
import { languageOf, originalEdition, type Translated } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import { isPlural, type Plural, sayCountIn } from "#shared/editions/plural.ts";
import { type FamilyKind, type FamilyOf, families } from "#shared/families/families.ts";
import { productCategories, products, serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { printedCatalogue as texts } from "#shared/generated/interface/printed-catalogue.ts";
import { ingredientCategories, sheetFacts } from "#shared/generated/interface/sheet.ts";
import { routeOf } from "#shared/pages/page-table.ts";

/** The catalogue is printed for the French market. */
const language: Language = "fr";

const template = join(import.meta.dirname, "catalogue.typ");

/** `species`: a Latin name, with its house code. */
type Row = { readonly detail: string; readonly mark?: string } & (
  | { readonly name: string }
  | { readonly species: string; readonly code: string }
);

/** What is printed of a family, and what stands below it under a heading of its own. */
interface Listing {
  readonly rows: readonly Row[];
  readonly below?: { readonly title: string; readonly rows: readonly Row[] };
}

type Lister<Kind extends FamilyKind> = (id: FamilyOf<Kind>["id"]) => Listing;

const compare = compareNamesIn(language);
const byName = (a: { nom: Translated }, b: { nom: Translated }) =>
  compare(a.nom[language], b.nom[language]);
const count = (text: Plural, value: number) => sayCountIn(text, value, language);

const listers = {
  liposome: (id) => ({
    rows: familyEntries[id].toSorted(byName).map(({ nom, categories, claimStatus }) => ({
      name: nom[language],
      detail: categories.map((category) => ingredientCategories[category][language]).join(", "),
      mark: claimStatus === "authorised" ? texts.claims[language] : "",
    })),
  }),
  niosome: (id) => ({
    rows: familyEntries[id].toSorted(byName).map(({ nom, action, formes }) => ({
      name: nom[language],
      detail: action[language],
      mark: formes.map((forme) => catalogueTexts.formes[forme][language]).join(", "),
    })),
    below: {
      title: texts.serums[language],
      rows: serums.map(({ nom, action }) => ({
        name: nom[language],
        detail: action[language],
        mark: texts.serum[language],
      })),
    },
  }),
  strain: (id) => ({
    rows: familyEntries[id]
      .filter(({ type }) => type === "probiotique")
      .toSorted((a, b) => compareNames(a.species, b.species) || compareNames(a.code, b.code))
      .map(({ species, code, souche, cfu }) => ({
        species,
        code,
        detail: souche ? sheetFacts.souches[souche][language] : "",
        mark: count(texts.strength, cfu),
      })),
    below: {
      title: texts.postbiotics[language],
      rows: familyEntries[id]
        .filter(({ type }) => type === "postbiotique")
        .map(({ species, code, technologie, cfu }) => ({
          species,
          code,
          detail: technologie ? sheetFacts.technologies[technologie][language] : "",
          mark: count(texts.cells, cfu),
        })),
    },
  }),
} satisfies { readonly [Kind in FamilyKind]: Lister<Kind> };

const listProducts = () =>
  productCategories.map(({ id, name }) => ({
    // As the white-label page spells it.
    title: name[languageOf(name, originalEdition, routeOf("whiteLabel").language)],
    rows: products
      .filter(({ category_id }) => category_id === id)
      .toSorted((a, b) => a.id - b.id)
      .map(
        (product): Row => ({
          name: product.name[language],
          detail: product.quantity
            ? count(texts.capsules, product.quantity)
            : (product.actifs?.[language] ?? ""),
        }),
      ),
  }));

/** Writes catalogue.pdf into `folder`. Throws with Typst's message when the template does not compile. */
export async function makeCatalogue(folder: string): Promise<void> {
  const data = {
    language,
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        isPlural(text) ? [] : [[name, text[language]]],
      ),
    ),
    families: families.map(({ id, kind }) => ({
      title: familyPages[id].family.printed[language],
      // The family is of the lister's kind; the compiler cannot follow the pair through a union.
      ...(listers[kind] as Lister<FamilyKind>)(id),
    })),
    products: listProducts(),
  };
  const compiler = NodeCompiler.create({ workspace: join(import.meta.dirname) });
  writeFileSync(
    join(folder, "catalogue.pdf"),
    compiler.pdf({ mainFilePath: template, inputs: { data: JSON.stringify(data) } }),
  );
}
