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
    fr: "<b>Celle qui aime l’acide.</b> Le nom latin dit la préférence : <i>L. acidophilus</i> pousse vers pH 5,5. Bacille isolé ou en courtes chaînes, anaérobie facultatif, non sporulé, il habite le tube digestif et fermente de longue date le lait.<br><br><b>Le nom connu, l’enveloppe en plus.</b> La référence VPRO®, 200 milliards par gramme, isole la cellule des poudres voisines. Elle simplifie les formules où figurent vitamines et extraits, mélangés à faible cisaillement.",
    en: "<b>Acid-loving by name.</b> Its Latin name states the preference: <i>L. acidophilus</i> grows around pH 5.5. Found as single rods or short chains, facultatively anaerobic, non-sporing, it dwells in the digestive tract and has long fermented milk.<br><br><b>The known name, plus an envelope.</b> The VPRO® reference, 200 billion a gram, isolates the cell from neighbouring powders. It simplifies formulas that carry vitamins and extracts, mixed at low shear.",
  },
  bienfaits: [
    {
      titre: { fr: "Bile et stérols", en: "Bile and sterols" },
      description: {
        fr: "L’hydrolase des sels biliaires de l’espèce, son adaptation à l’acide et le devenir des stérols au contact des cellules sont étudiés in vitro, puis chez l’homme. La taxonomie ancienne brouille parfois les sources.",
        en: "The bile salt hydrolase of the species, its adaptation to acid and the fate of sterols in contact with cells are studied in vitro, then in humans. Old taxonomy sometimes muddies the sources.",
      },
    },
    {
      titre: { fr: "Multivitamine bactérienne", en: "Bacteria with vitamins" },
      description: {
        fr: "Dans une gélule de taille 0, la souche enrobée côtoie vitamines B et zinc sans prémélange séparé. Le comprimé pelliculé est possible, à condition d’un pelliculage à l’alcool ou à très faible apport d’eau.",
        en: "In a size 0 capsule the coated strain sits beside B vitamins and zinc without a separate premix. A film-coated tablet is possible if the film goes on with alcohol or very little water.",
      },
    },
    {
      titre: { fr: "Afficher le bon nombre", en: "Stating the right number" },
      description: {
        fr: "Annoncer la souche, l’unité et la valeur garantie en fin de durée, non celle du jour de fabrication. L’essai à 30 °C et 65 % d’humidité révèle tôt une fuite d’emballage.",
        en: "Print the strain, the unit and the value guaranteed at end of shelf life, not the one of manufacturing day. A trial at 30°C and 65% humidity soon reveals a leaking pack.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
