import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-acidophilus-sph-137",
  type: "probiotique",
  species: "Lactobacillus acidophilus",
  code: "SPH 137",
  cfu: 200,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Flore intestinale", en: "Intestinal flora" },
  technologie: null,
  description: {
    fr: "<b>Une espèce acidophile.</b> Son nom signifie « qui aime l’acide » : <i>L. acidophilus</i> pousse le mieux vers pH 5,5. Bacille isolé ou en courtes chaînes, anaérobie facultatif, non sporulé, il vit dans le tube digestif et sert de longue date à fermenter le lait.<br><br><b>Une version enrobée.</b> La référence VPRO®, 200 milliards par gramme, isole la cellule des poudres voisines. Elle facilite les formules avec vitamines et extraits, à mélanger sous faible cisaillement.",
    en: "<b>An acid-loving species.</b> Its name means “acid-loving”: <i>L. acidophilus</i> grows best around pH 5.5. Found as single rods or short chains, facultatively anaerobic, non-sporing, it lives in the digestive tract and has long been used to ferment milk.<br><br><b>A coated version.</b> The VPRO® reference, 200 billion a gram, isolates the cell from neighbouring powders. It makes formulas with vitamins and extracts easier; mix at low shear.",
  },
  bienfaits: [
    {
      titre: { fr: "Bile et stérols", en: "Bile and sterols" },
      description: {
        fr: "L’hydrolase des sels biliaires de l’espèce, son adaptation à l’acide et le devenir des stérols au contact des cellules sont étudiés in vitro, puis chez l’homme. Les articles anciens désignent parfois sous ce nom d’autres espèces.",
        en: "The bile salt hydrolase of the species, its adaptation to acid and the fate of sterols in contact with cells are studied in vitro, then in humans. Older papers sometimes use this name for other species.",
      },
    },
    {
      titre: { fr: "Gélule avec vitamines", en: "Capsule with vitamins" },
      description: {
        fr: "Dans une gélule de taille 0, la souche enrobée se mélange aux vitamines B et au zinc sans prémélange séparé. Le comprimé pelliculé est possible, à condition d’un pelliculage à l’alcool ou à très faible apport d’eau.",
        en: "In a size 0 capsule the coated strain is blended with B vitamins and zinc without a separate premix. A film-coated tablet is possible if the film goes on with alcohol or very little water.",
      },
    },
    {
      titre: { fr: "Étiqueter la bonne teneur", en: "Stating the right count" },
      description: {
        fr: "Indiquer la souche, l’unité et la valeur garantie en fin de durée, non celle du jour de fabrication. L’essai à 30 °C et 65 % d’humidité révèle tôt un défaut d’étanchéité.",
        en: "Print the strain, the unit and the value guaranteed at end of shelf life, not the one of manufacturing day. A trial at 30 °C and 65% humidity soon reveals a leaking pack.",
      },
    },
  ],
};
