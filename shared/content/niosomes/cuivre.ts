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
  action: { fr: "éclat, peau d’aspect tonique", en: "radiance, toned-looking skin" },
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
    fr: "<b>Le sel de cuivre de l’acide gluconique.</b> Le gluconate, tiré du glucose par fermentation, maintient le cuivre en solution et tempère sa réactivité. La poudre, bleu clair à verte, contient environ 14 % de métal sur sec.<br><br><b>Un catalyseur à enfermer.</b> Libre, l’ion Cu<sup>2+</sup> amorce la peroxydation des huiles et dégrade l’ascorbate. Au cœur de la vésicule, avec un excès de ligand, il reste hors de leur portée ; la dose en crème se règle en milligrammes par kilogramme.<br><br><b>Règles de mélange.</b> Évitez l’EDTA, qui capterait l’ion. Tenez le pH entre 5 et 6,5, travaillez en cuve inox, ajoutez la dispersion en dernier.",
    en: "<b>The copper salt of gluconic acid.</b> Gluconate, made from glucose by fermentation, keeps copper in solution and tempers its reactivity. The powder, pale blue to green, holds about 14% metal on a dry basis.<br><br><b>A catalyst to confine.</b> Free Cu<sup>2+</sup> triggers peroxidation of oils and degrades ascorbate. In the vesicle core, with ligand to spare, it stays beyond their reach; the level in a cream is set in milligrams per kilogram.<br><br><b>Mixing rules.</b> Avoid EDTA, which would capture the ion. Keep pH between 5 and 6.5, use stainless steel, add the dispersion last.",
  },
  bienfaits: [
    {
      titre: { fr: "Essai comparatif", en: "A side-by-side trial" },
      description: {
        fr: "Un lait au cuivre libre sent le rance en peu de semaines. Préparez le même lot avec et sans vésicules, suivez l’indice de peroxyde et l’odeur à 40 °C : l’écart mesuré justifie le choix.",
        en: "A milk with free copper soon smells rancid. Make the same batch with and without vesicles, follow peroxide value and odour at 40 °C: the gap measured supports the choice.",
      },
    },
    {
      titre: { fr: "Sel ou peptide", en: "Salt or peptide" },
      description: {
        fr: "Le gluconate n’apporte que le métal. Le tripeptide-1 de cuivre, bleu intense, relève d’une autre fiche, d’un autre prix et d’un autre dosage : l’INCI doit nommer l’un ou l’autre.",
        en: "Gluconate supplies the metal and nothing more. Copper tripeptide-1, deep blue, has another sheet, another price and another dosage: the INCI list must name the one or the other.",
      },
    },
    {
      titre: { fr: "Dosage du cuivre par ICP", en: "Copper by ICP" },
      description: {
        fr: "Le plasma à couplage inductif mesure le cuivre total ; une ultrafiltration préalable sépare ce qui a fui de ce qui reste enfermé. Les deux valeurs, à la fabrication puis à six mois, décrivent la tenue de la paroi.",
        en: "Inductively coupled plasma measures total copper; ultrafiltration beforehand separates what has leaked from what is still enclosed. Both values, at manufacture and at six months, describe how well the wall holds.",
      },
    },
    {
      titre: { fr: "Avec zinc et magnésium", en: "With zinc and magnesium" },
      description: {
        fr: "Gluconates de zinc et de magnésium complètent souvent la formule. Leur ligand commun simplifie le tampon ; l’allégation décrit un teint éclatant, une peau d’aspect tonique, après quatre semaines d’usage documentées.",
        en: "Zinc and magnesium gluconates often complete the formula. Sharing a ligand simplifies the buffer; the claim describes a bright complexion and toned-looking skin, after four documented weeks of use.",
      },
    },
    {
      titre: { fr: "Couleur de la dispersion", en: "Colour of the dispersion" },
      description: {
        fr: "À ces teneurs, l’eau se colore à peine, et la légère opalescence des vésicules couvre le reste. Un virage au vert ou au brun révèle un changement de ligand et sert d’alerte.",
        en: "At these levels water hardly takes colour, and the slight opalescence of vesicles covers the rest. A turn to green or brown reveals a change of ligand and serves as a warning.",
      },
    },
  ],
  product: false,
  related: ["tripeptide-1-cuivre", "zinc"],
  caution: {
    fr: "Pas avec l’acide ascorbique ni le rétinol dans la même phase. Gélule : à exclure en cas de maladie de Wilson. Doser le cuivre par ICP sur chaque lot fini.",
    en: "Not with ascorbic acid or retinol in the same phase. Capsule: not for people with Wilson’s disease. Assay copper by ICP in every finished batch.",
  },
};
