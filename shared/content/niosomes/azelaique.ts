import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "azelaique",
  type: "niosome",
  nom: { fr: "acide azélaïque", en: "azelaic acid" },
  symbol: "Aze",
  subtitle: { fr: "matifiant", en: "mattifying" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "AZELAIC ACID",
  action: { fr: "matité, grain de peau affiné", en: "matt finish, refined texture" },
  description: {
    fr: "<b>Diacide à neuf carbones.</b> Le blé, le seigle et l’orge en contiennent ; l’industrie le tire de l’acide oléique par coupure oxydante. Sa poudre, soluble à 2 g/l environ dans l’eau froide, laisse un grain sous les doigts. La vésicule niosomale la disperse en un toucher lisse.",
    en: "<b>A nine-carbon diacid.</b> Wheat, rye and barley contain it; industry cuts it out of oleic acid by oxidation. The powder dissolves at only about 2 g/l in cold water and feels gritty between the fingers. Niosomal vesicles disperse it into something smooth.",
  },
  bienfaits2: [
    {
      fr: "L’acide azélaïque ne se comporte ni comme un AHA ni comme un BHA : il porte deux fonctions acides et aucun hydroxyle.",
      en: "Azelaic acid behaves neither as an AHA nor as a BHA: it carries two acid groups and no hydroxyl.",
    },
    {
      fr: "Ses atouts de formulation tiennent à la dispersion, au pH et au fini laissé sur la peau.",
      en: "What it offers a formulator comes down to dispersion, pH and the finish left on skin.",
    },
  ],
  bienfaits: [
    {
      titre: { fr: "Un fini mat", en: "A matt finish" },
      description: {
        fr: "Sur les zones brillantes, le diacide laisse un film sec et poudré. La charge niosomale évite les traces blanches que donne souvent la matière micronisée dans un gel-crème.",
        en: "On shiny areas the diacid leaves a dry, powdery film. Niosomal loading avoids the white streaks that micronised material often leaves behind in a gel-cream.",
      },
    },
    {
      titre: { fr: "La fin du sable", en: "No more grit" },
      description: {
        fr: "Chauffé puis refroidi, l’acide libre recristallise en aiguilles au fil des semaines. Réparti dans les bicouches, il reste dispersé ; un suivi au microscope polarisant documente cette stabilité.",
        en: "Heated then cooled, the free acid grows back into needles over the weeks. Spread through bilayers it stays dispersed, and polarised microscopy records that stability lot by lot.",
      },
    },
    {
      titre: { fr: "Un voisinage facile", en: "An easy neighbour" },
      description: {
        fr: "Niacinamide, zinc et panthénol acceptent le même pH, entre 4,5 et 5,5. Vous composez ainsi un soin pour peaux mixtes sans changer de tampon ni multiplier les phases.",
        en: "Niacinamide, zinc and panthenol tolerate the same window, pH 4.5 to 5.5. A product for combination skin can therefore be built on one buffer, without piling up phases.",
      },
    },
  ],
  product: false,
  related: ["salicylique", "niacinamide"],
  caution: {
    fr: "Médicament aux concentrations de 15 % et 20 % : aucune évocation d’acné ni de rosacée sur un cosmétique. Picotements possibles aux premières applications ; éviter le contour des yeux.",
    en: "Medicines contain it at 15% and 20%: a cosmetic must mention neither acne nor rosacea. Tingling may occur at first; keep away from the eye area.",
  },
};
