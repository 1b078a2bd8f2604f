// What the laboratory may show one day, one of each kind and three cases, for tests alone: nobody has said any of it.
import type { Particulars } from "#shared/content/schema/particulars.ts";
import { untranslated } from "#shared/editions/edition.ts";

const said = { by: "Jeanne Exemple, qualité", on: "2026-11-20" };

const caseOf = (brand: string) => ({
  product: untranslated("Zinc, 60 gélules"),
  brand,
  year: 2026,
  consent: said,
  picture: { picture: "pack-white-sand" },
});

export const filledParticulars: Particulars = {
  measurements: [
    {
      of: "liposomes/zinc",
      kind: "dls",
      value: 142,
      lot: "L-0042",
      on: "2026-10-05",
      method: untranslated("diffusion dynamique de la lumière"),
      file: "/files/zinc-l-0042.pdf",
    },
    {
      of: "liposomes/*",
      kind: "rate",
      value: 61.5,
      lot: "L-0040",
      on: "2026-09-12",
      method: untranslated("filtration, puis dosage"),
    },
  ],
  certificates: [
    {
      name: "ISO 22000",
      body: "Organisme Exemple",
      number: "FSMS 000000",
      scope: untranslated("Compléments alimentaires"),
      until: "2027-03-31",
      file: "/files/iso-22000.pdf",
    },
  ],
  people: [
    {
      name: "Jeanne Exemple",
      role: untranslated("Formulation"),
      languages: ["fr", "en"],
      picture: { picture: "scene-quality-square" },
      consent: "2026-11-20",
    },
  ],
  places: [
    {
      picture: { picture: "scene-vessel" },
      caption: untranslated("La ligne de remplissage"),
      ...said,
    },
  ],
  cases: ["Maison Une", "Maison Deux", "Maison Trois"].map(caseOf),
  terms: [{ form: untranslated("Gélule"), least: 500, weeks: { first: 9, repeat: 6 }, ...said }],
  prices: [
    {
      form: untranslated("Gélule"),
      size: untranslated("60 gélules"),
      from: 500,
      least: 3.2,
      most: 4.1,
      ...said,
    },
  ],
  samples: [
    {
      contents: untranslated("Trois liposomes de 10 g"),
      price: 25,
      country: untranslated("France"),
      ...said,
    },
  ],
  news: [
    {
      text: untranslated("Un maximum a changé."),
      on: "2026-11-18",
      source: "Journal officiel",
      address: "https://www.legifrance.gouv.fr/",
    },
  ],
};
