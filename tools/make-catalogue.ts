// Makes /catalogue.pdf: a listing of everything in the catalogue, set by Typst from the same data as the pages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { compareNames } from "#shared/catalogue/compare-names.ts";
import { liposomes, niosomes, products, serums, strains } from "#shared/content/gathered.ts";
import { productCategories } from "#shared/content/product-categories.ts";

const template = join(import.meta.dirname, "catalogue.typ");

/** Writes catalogue.pdf into `folder`. Throws with Typst's message when the template does not compile. */
export async function makeCatalogue(folder: string): Promise<void> {
  const byName = (a: { nom: { fr: string } }, b: { nom: { fr: string } }) =>
    compareNames(a.nom.fr, b.nom.fr);
  const data = {
    liposomes: liposomes.toSorted(byName).map(({ nom, categories, claimStatus }) => ({
      name: nom.fr,
      detail: categories.join(", "),
      mark: claimStatus === "authorised" ? "Allégations santé" : "",
    })),
    niosomes: niosomes.toSorted(byName).map(({ nom, action, formes }) => ({
      name: nom.fr,
      detail: action.fr,
      mark: formes.join(", "),
    })),
    serums: serums.map(({ nom, action }) => ({ name: nom.fr, detail: action.fr, mark: "Sérum" })),
    strains: strains
      .filter(({ type }) => type === "probiotique")
      .toSorted((a, b) => compareNames(a.species, b.species) || compareNames(a.code, b.code))
      .map(({ species, code, souche, cfu }) => ({
        species,
        code,
        detail: souche ?? "",
        mark: `${cfu} milliards/g`,
      })),
    postbiotics: strains
      .filter(({ type }) => type === "postbiotique")
      .map(({ species, code, technologie, cfu }) => ({
        species,
        code,
        detail: technologie ?? "",
        mark: `${cfu} milliards de cellules/g`,
      })),
    products: productCategories.map(({ id, name }) => ({
      name,
      items: products
        .filter(({ category_id }) => category_id === id)
        .toSorted((a, b) => a.id - b.id)
        .map((product) => ({
          name: product.name.fr,
          detail: product.quantity ? `${product.quantity} gélules` : (product.actifs?.fr ?? ""),
        })),
    })),
  };
  const compiler = NodeCompiler.create({ workspace: join(import.meta.dirname) });
  writeFileSync(
    join(folder, "catalogue.pdf"),
    compiler.pdf({ mainFilePath: template, inputs: { data: JSON.stringify(data) } }),
  );
}
