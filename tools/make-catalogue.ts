// Makes /catalogue.pdf: a listing of everything in the catalogue, set by Typst from the same data as the pages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { compareNames } from "#shared/catalogue/compare-names.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import {
  liposomes,
  niosomes,
  productCategories,
  products,
  serums,
  strains,
} from "#shared/generated/entries.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import { ingredientCategories, sheetFacts } from "#shared/generated/interface/sheet.ts";

const template = join(import.meta.dirname, "catalogue.typ");

/** Writes catalogue.pdf into `folder`. Throws with Typst's message when the template does not compile. */
export async function makeCatalogue(folder: string): Promise<void> {
  const byName = (a: { nom: { fr: string } }, b: { nom: { fr: string } }) =>
    compareNames(a.nom.fr, b.nom.fr);
  const texts = Object.fromEntries(
    Object.entries(printedCatalogue).map(([name, text]) => [name, text.fr]),
  );
  const count = (text: string | undefined, value: number) =>
    fillText(text ?? "", { count: String(value) });
  const data = {
    texts,
    liposomes: liposomes.toSorted(byName).map(({ nom, categories, claimStatus }) => ({
      name: nom.fr,
      detail: categories.map((category) => ingredientCategories[category].fr).join(", "),
      mark: claimStatus === "authorised" ? texts["claims"] : "",
    })),
    niosomes: niosomes.toSorted(byName).map(({ nom, action, formes }) => ({
      name: nom.fr,
      detail: action.fr,
      mark: formes.map((forme) => catalogueTexts.formes[forme].fr).join(", "),
    })),
    serums: serums.map(({ nom, action }) => ({
      name: nom.fr,
      detail: action.fr,
      mark: texts["serum"],
    })),
    strains: strains
      .filter(({ type }) => type === "probiotique")
      .toSorted((a, b) => compareNames(a.species, b.species) || compareNames(a.code, b.code))
      .map(({ species, code, souche, cfu }) => ({
        species,
        code,
        detail: souche ? sheetFacts.souches[souche].fr : "",
        mark: count(texts["strength"], cfu),
      })),
    postbiotics: strains
      .filter(({ type }) => type === "postbiotique")
      .map(({ species, code, technologie, cfu }) => ({
        species,
        code,
        detail: technologie ? sheetFacts.technologies[technologie].fr : "",
        mark: count(texts["cells"], cfu),
      })),
    products: productCategories.map(({ id, name }) => ({
      name: name.en,
      items: products
        .filter(({ category_id }) => category_id === id)
        .toSorted((a, b) => a.id - b.id)
        .map((product) => ({
          name: product.name.fr,
          detail: product.quantity
            ? count(texts["capsules"], product.quantity)
            : (product.actifs?.fr ?? ""),
        })),
    })),
  };
  const compiler = NodeCompiler.create({ workspace: join(import.meta.dirname) });
  writeFileSync(
    join(folder, "catalogue.pdf"),
    compiler.pdf({ mainFilePath: template, inputs: { data: JSON.stringify(data) } }),
  );
}
