import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "latilactobacillus-curvatus-sph-151",
  type: "probiotique",
  species: "Latilactobacillus curvatus",
  code: "SPH 151",
  formerName: "Lactobacillus curvatus",
  cfu: 50,
  categories: ["Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>En forme de haricot.</b> <i>Curvatus</i> désigne ses cellules arquées, parfois réunies en fer à cheval. Ce lactobacille psychrotrophe, anaérobie facultatif, jamais sporulé, accompagne choucroute, kimchi, fromages et charcuteries crues.<br><br><b>Du temps gagné à l’atelier.</b> L’espèce supporte mal la tiédeur, que l’enveloppe VPRO® l’aide à traverser. Sa teneur de 50 milliards par gramme appelle une place généreuse dans la gélule.",
    en: "<b>Bean-shaped.</b> <i>Curvatus</i> describes its bent cells, sometimes joined in a horseshoe. This psychrotrophic lactobacillus, facultatively anaerobic and never sporing, goes with sauerkraut, kimchi, cheese and raw cured meats.<br><br><b>Time gained in the workshop.</b> The species copes poorly with lukewarm rooms, which the VPRO® envelope helps it through. A content of 50 billion a gram asks for generous room in the capsule.",
  },
  bienfaits: [
    {
      titre: { fr: "Tissu adipeux, en duo", en: "Adipose tissue, in pairs" },
      description: {
        fr: "Avec <i>plantarum</i>, l’espèce apparaît dans des études coréennes sur l’adipocyte et la composition corporelle. Isoler la part de chacune reste la difficulté méthodologique de ce corpus.",
        en: "Together with <i>plantarum</i>, the species appears in Korean studies on the adipocyte and body composition. Isolating the share of each remains the methodological difficulty of this body of work.",
      },
    },
    {
      titre: { fr: "Duo en gélule", en: "Duo in a capsule" },
      description: {
        fr: "Un pour un avec <i>plantarum</i>, la formule tient dans une taille 0. Le sachet autorise davantage de fibres. Une boisson serait un contresens : la bactérie y redémarre à basse température.",
        en: "One to one with <i>plantarum</i>, the formula fits a size 0. A sachet allows more fibre. A drink would be a mistake: the bacterium starts again in it at low temperature.",
      },
    },
    {
      titre: { fr: "Ajuster au titre réel", en: "Adjust to actual count" },
      description: {
        fr: "Corriger chaque pesée par le certificat du lot, car la variation atteint vite un facteur deux. Incuber à 30 °C sous anaérobiose. Une température d’atelier notée toutes les heures suffit au dossier.",
        en: "Correct every weighing by the lot certificate, as variation soon reaches a factor of two. Incubate at 30°C without oxygen. A workshop temperature noted hourly is enough for the file.",
      },
    },
  ],
};
