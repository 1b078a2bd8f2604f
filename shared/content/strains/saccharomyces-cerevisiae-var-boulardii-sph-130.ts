import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "saccharomyces-cerevisiae-var-boulardii-sph-130",
  type: "probiotique",
  species: "Saccharomyces cerevisiae var. boulardii",
  code: "SPH 130",
  formerName: "Saccharomyces boulardii",
  cfu: 20,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>La levure du litchi.</b> Henri Boulard la rapporte d’Indochine dans les années 1920. Cellules ovales et bourgeonnantes, anaérobies facultatives, bien plus volumineuses qu’une bactérie : <i>S. boulardii</i>, variété de <i>S. cerevisiae</i>, pousse à 37 °C et n’assimile pas le galactose.<br><br><b>20 milliards, sans comparaison possible.</b> Le compte d’une levure ne se lit pas comme celui d’un lactobacille. Lyophilisée, sans enrobage, elle se pèse par centaines de milligrammes.",
    en: "<b>The lychee yeast.</b> Henri Boulard brought it back from Indochina in the 1920s. Oval budding cells, facultatively anaerobic, far larger than a bacterium: <i>S. boulardii</i>, a variety of <i>S. cerevisiae</i>, grows at 37 °C and does not assimilate galactose.<br><br><b>20 billion, not to be compared.</b> A yeast count does not read like that of a lactobacillus. Freeze-dried, uncoated, it is weighed by the hundred milligrams.",
  },
  bienfaits: [
    {
      titre: { fr: "Paroi et polyamines", en: "Wall and polyamines" },
      description: {
        fr: "Physiologie à température corporelle, polyamines, mannanes pariétaux et interactions avec les bactéries résidentes : l’espèce possède une littérature médicale fournie. Un complément alimentaire ne peut s’en prévaloir.",
        en: "Physiology at body temperature, polyamines, wall mannans and interplay with resident bacteria: the species has a full medical literature. A food supplement cannot lay claim to it.",
      },
    },
    {
      titre: { fr: "Gélule ou sachet neutre", en: "Capsule or neutral sachet" },
      description: {
        fr: "La masse impose une taille 0 ou un sachet. Elle se combine aux bactéries dans une poudre mixte, comptée à part. Pas d’effervescent : la levure y reprendrait vie avant d’être bue.",
        en: "Its mass calls for a size 0 or a sachet. It combines with bacteria in a mixed powder, counted on its own. No effervescent form: the yeast would revive before being drunk.",
      },
    },
    {
      titre: { fr: "Gélose et avertissement", en: "Agar and warning" },
      description: {
        fr: "Gélose YGC au chloramphénicol, 25 °C, cinq jours ; typage par microsatellites. Prévoir sur l’étui une mise en garde pour personnes immunodéprimées ou porteuses d’un cathéter central. Manipuler en local séparé.",
        en: "YGC agar with chloramphenicol, 25 °C, five days; typing by microsatellites. Plan a warning on the carton for immunocompromised people or those with a central venous line. Handle in a separate room.",
      },
    },
  ],
};
