import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "cuivre",
  type: "niosome",
  nom: { fr: "cuivre", en: "copper" },
  symbol: "Cu",
  subtitle: { fr: "éclat & fermeté", en: "radiance & firming" },
  categories: ["minéral"],
  formes: ["Sérum", "Gélule"],
  liposome: "cuivre",
  inci: "COPPER GLUCONATE",
  action: { fr: "éclat, peau tonique", en: "radiance, toned skin" },
  identity: {
    kind: "mineral",
    inci: "COPPER GLUCONATE",
    salt: { fr: "gluconate de cuivre", en: "copper gluconate" },
    molecule: {
      name: { fr: "gluconate de cuivre(II)", en: "copper(II) gluconate" },
      cas: "527-09-3",
      smiles:
        "[Cu+2].OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C([O-])=O.OC[C@@H](O)[C@@H](O)[C@H](O)[C@@H](O)C([O-])=O",
      formula: "C12H22CuO14",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Deux gluconates, un ion.</b> Le gluconate, tiré du glucose par fermentation, maintient le cuivre en solution et tempère sa réactivité. La poudre, bleu clair à verte, contient environ 14 % de métal sur sec.<br><br><b>Un catalyseur à enfermer.</b> Libre, l’ion Cu<sup>2+</sup> amorce la peroxydation des huiles et ruine l’ascorbate. Au cœur de la vésicule, avec un excès de ligand, il reste hors de leur portée ; la dose en crème se règle en milligrammes par kilogramme.<br><br><b>Règles de mélange.</b> Pas d’EDTA à côté, sinon l’ion change de partenaire. pH de 5 à 6,5, cuve inox, dispersion ajoutée en dernier.",
    en: "<b>Two gluconates, one ion.</b> Gluconate, made from glucose by fermentation, keeps copper in solution and tempers its reactivity. The powder, pale blue to green, holds about 14% metal on a dry basis.<br><br><b>A catalyst to confine.</b> Free Cu<sup>2+</sup> triggers peroxidation of oils and ruins ascorbate. In the vesicle core, with ligand to spare, it stays beyond their reach; the level in a cream is set in milligrams per kilogram.<br><br><b>Mixing rules.</b> No EDTA alongside, or the ion swaps partners. Keep pH between 5 and 6.5, use stainless steel, add the dispersion last.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux lots jumeaux", en: "Twin batches" },
      description: {
        fr: "Un lait au cuivre libre sent le rance en peu de semaines. Préparez le même lot avec et sans vésicule, suivez l’indice de peroxyde et l’odeur à 40 °C : l’écart se chiffre, et documente le choix.",
        en: "A milk with free copper soon smells rancid. Make the same batch with and without vesicles, follow peroxide value and odour at 40 °C: the gap takes a figure and documents the choice.",
      },
    },
    {
      titre: { fr: "Sel ou peptide", en: "Salt or peptide" },
      description: {
        fr: "Le gluconate apporte le métal, sans prétendre à davantage. Le tripeptide-1 de cuivre, bleu intense, relève d’une autre fiche, d’un autre prix et d’un autre dosage : l’INCI doit nommer l’un ou l’autre.",
        en: "Gluconate brings the metal and claims nothing more. Copper tripeptide-1, deep blue, has another sheet, another price and another dosage: the INCI list must name the one or the other.",
      },
    },
    {
      titre: { fr: "Le métal par ICP", en: "Metal by ICP" },
      description: {
        fr: "Le plasma à couplage inductif lit le cuivre total ; une ultrafiltration préalable sépare ce qui a fui de ce qui reste enfermé. Les deux valeurs, à la fabrication puis à six mois, décrivent la tenue de la paroi.",
        en: "Inductively coupled plasma reads total copper; ultrafiltration beforehand parts what has leaked from what is still enclosed. Both values, at manufacture and at six months, describe how well the wall holds.",
      },
    },
    {
      titre: { fr: "Trios minéraux", en: "Mineral trios" },
      description: {
        fr: "Gluconates de zinc et de magnésium complètent souvent la formule. Leur ligand commun simplifie le tampon ; le texte décrit un teint éclatant, une peau d’aspect tonique, après quatre semaines d’usage documentées.",
        en: "Zinc and magnesium gluconates often complete the formula. Sharing a ligand simplifies the buffer; copy describes a bright complexion and toned-looking skin, after four documented weeks of use.",
      },
    },
    {
      titre: { fr: "Un bleu discret", en: "A quiet blue" },
      description: {
        fr: "À ces teneurs, l’eau se colore à peine, et la légère opalescence des vésicules couvre le reste. Un virage au vert ou au brun trahit un changement de ligand : c’est un indicateur gratuit.",
        en: "At these levels water hardly takes colour, and the slight opalescence of vesicles covers the rest. A turn to green or brown betrays a change of ligand, which makes it a free indicator.",
      },
    },
  ],
  product: false,
  related: ["tripeptide-1-cuivre", "zinc"],
  caution: {
    fr: "Pas avec l’acide ascorbique ni le rétinol dans la même phase. Gélule : exclure la maladie de Wilson. Doser par ICP sur lot fini, chélateurs compris.",
    en: "Not with ascorbic acid or retinol in the same phase. Capsule: exclude Wilson’s disease. Assay finished batches by ICP, chelators included.",
  },
};
