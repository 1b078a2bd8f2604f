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
    fr: "<b>Une espèce des fromages affinés.</b> <i>L. paracasei</i> se développe spontanément pendant l’affinage. Ce bacille non sporulé, hétérofermentaire facultatif, vit aussi dans la bouche, l’intestin et les légumes fermentés.<br><br><b>Une poudre concentrée.</b> La version conventionnelle atteint 400 milliards par gramme ; elle convient aux pastilles, où chaque milligramme compte. Température de travail : moins de 25 °C, air sec.",
    en: "<b>A species of ripened cheese.</b> <i>L. paracasei</i> grows spontaneously during ripening. This non-sporing rod, facultatively heterofermentative, also lives in the mouth, the intestine and fermented vegetables.<br><br><b>A concentrated powder.</b> The conventional version reaches 400 billion a gram; it suits lozenges, where each milligram counts. Working temperature: under 25 °C, in dry air.",
  },
  bienfaits: [
    {
      titre: { fr: "Bouche et muqueuses", en: "Mouth and mucosa" },
      description: {
        fr: "Deux communautés l’étudient : les immunologistes, pour la réponse des muqueuses, et les odontologistes, pour son comportement face aux streptocoques de la plaque. Les essais buccaux utilisent surtout des formes à sucer.",
        en: "Two communities study it: immunologists, for the mucosal response, and dental researchers, for how it behaves alongside plaque streptococci. Oral trials mostly use lozenges or similar forms.",
      },
    },
    {
      titre: { fr: "Pastille pressée à froid", en: "Cold-pressed lozenge" },
      description: {
        fr: "Isomalt ou xylitol compressible, dureté basse, arôme menthe en poudre : aucune étape de fonte ne chauffe la souche. Le comprimé à croquer peut suivre la même recette ; la gélule convient aux gammes digestives.",
        en: "Isomalt or compressible xylitol, low hardness, a powdered mint flavour: no melting step heats the strain. Chewable tablets can use the same recipe; capsules suit digestive ranges.",
      },
    },
    {
      titre: { fr: "Film barrière et témoin", en: "Barrier film and reference sample" },
      description: {
        fr: "Emballer chaque pastille sous film multicouche et limiter l’a<sub>w</sub> à 0,3. Dénombrer sur MRS à la vancomycine, que l’espèce supporte. Un témoin congelé facilite l’enquête en cas d’écart.",
        en: "Wrap each lozenge in multilayer film and cap a<sub>w</sub> at 0.3. Enumerate on MRS with vancomycin, which the species tolerates. A frozen reference helps the investigation if results deviate.",
      },
    },
  ],
};
