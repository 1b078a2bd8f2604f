import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-115",
  type: "probiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 115",
  formerName: "Lactobacillus paracasei",
  cfu: 400,
  categories: ["Allergies/Immunité", "Bucco-dentaire"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>L’hôte des fromages qui vieillissent.</b> <i>L. paracasei</i> s’installe pendant l’affinage, sans qu’on l’y invite. Ce bacille non sporulé, hétérofermentaire facultatif et peu exigeant, vit aussi dans la bouche, l’intestin et les légumes fermentés.<br><br><b>Une densité de culture élevée.</b> La version conventionnelle atteint 400 milliards par gramme ; elle convient aux pastilles, où chaque milligramme compte. Température de travail : moins de 25 °C, air sec.",
    en: "<b>The guest of ageing cheese.</b> <i>L. paracasei</i> moves in during ripening, uninvited. This non-sporing rod, facultatively heterofermentative and easy to please, also lives in the mouth, the intestine and fermented vegetables.<br><br><b>Grown to high density.</b> The conventional version reaches 400 billion a gram; it suits lozenges, where each milligram counts. Working temperature: under 25°C, in dry air.",
  },
  bienfaits: [
    {
      titre: { fr: "Bouche et muqueuses", en: "Mouth and immune cells" },
      description: {
        fr: "Deux communautés l’étudient : les immunologistes, pour la réponse des muqueuses, et les odontologistes, pour la cohabitation avec les streptocoques de la plaque. Les protocoles buccaux utilisent surtout des formes à sucer.",
        en: "Two communities study it: immunologists, for the mucosal response, and dental researchers, for life beside the streptococci of plaque. Oral protocols mostly use forms that are sucked.",
      },
    },
    {
      titre: { fr: "Pastille pressée à froid", en: "Cold-pressed lozenge" },
      description: {
        fr: "Isomalt ou xylitol compressible, dureté basse, goût mentholé en poudre : la souche reste loin de toute fonte. Le comprimé à croquer partage la recette ; la gélule répond aux usages digestifs.",
        en: "Isomalt or compressible xylitol, low hardness, a powdered mint flavour: the strain stays far from any melting step. Chewable tablets share the recipe; capsules answer digestive uses.",
      },
    },
    {
      titre: { fr: "Film barrière et retrait", en: "Barrier film and reference" },
      description: {
        fr: "Emballer chaque pastille sous film multicouche et borner l’a<sub>w</sub> à 0,3. Dénombrer sur MRS à la vancomycine, que l’espèce supporte. Un témoin congelé facilite l’enquête en cas d’écart.",
        en: "Wrap each lozenge in multilayer film and cap a<sub>w</sub> at 0.3. Enumerate on MRS with vancomycin, which the species tolerates. A frozen reference helps the inquiry if results stray.",
      },
    },
  ],
};
