import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "vitamine-c",
  type: "niosome",
  nom: { fr: "vitamine c", en: "vitamin c" },
  symbol: "C",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["vitamines", "antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "vitamine-c",
  inci: "ASCORBIC ACID",
  action: { fr: "éclat, antioxydant", en: "radiance, antioxidant" },
  identity: {
    kind: "molecule",
    inci: "ASCORBIC ACID",
    molecule: {
      name: { fr: "acide L-ascorbique", en: "L-ascorbic acid" },
      cas: "50-81-7",
      smiles: "OC[C@H](O)[C@H]1OC(=O)C(O)=C1O",
      formula: "C6H8O6",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Acide ascorbique pur.</b> Une lactone à ène-diol, 176 g/mol, cristaux blancs : la forme la plus directe de la vitamine, et la plus fragile. En solution, elle jaunit à l’air puis brunit, d’autant plus vite que le pH monte ou que des traces de métal sont présentes.<br><br><b>Un compartiment désaéré.</b> Le cœur du niosome se remplit d’une eau privée d’oxygène, acide et chélatée. L’acide y trouve ses conditions ; la base extérieure peut rester plus douce, dans une mesure que l’essai de fuite chiffre.<br><br><b>Fabrication.</b> Travaillez sous azote, à moins de 30 °C, en cuve inox. Sérums de 5 % à 15 %, gels non ioniques, glycérine pour abaisser l’activité de l’eau. La poudre s’incorpore aussi en crème anhydre ou en gélule.",
    en: "<b>Pure ascorbic acid.</b> A lactone bearing an ene-diol, 176 g/mol, white crystals: the most direct form of the vitamin and the most fragile. Dissolved, it yellows in air and then browns, faster as pH rises or if traces of metal are present.<br><br><b>A deaerated compartment.</b> Niosome cores are filled with oxygen-free water, acidic and chelated. There the acid finds its own conditions, and the base outside can be gentler, to an extent that leakage trials establish.<br><br><b>Manufacture.</b> Make it under nitrogen, below 30 °C, in stainless steel. Serums hold 5% to 15%, with non-ionic gels and glycerin to lower water activity. The powder also goes into anhydrous creams or capsules.",
  },
  bienfaits: [
    {
      titre: { fr: "Couleur et teneur", en: "Colour and content" },
      description: {
        fr: "Un sérum paille, puis ambre, a perdu du titre. Suivez l’indice de jaune à 40 °C, recoupez-le par un dosage iodométrique et fixez le seuil de rejet avant le lancement, car le consommateur voit la différence.",
        en: "A serum that goes straw, then amber, has lost strength. Track its yellowness index at 40 °C, cross-check by iodine titration and set the reject limit before launch, because customers do see the difference.",
      },
    },
    {
      titre: { fr: "Deux pH séparés", en: "Two pHs kept apart" },
      description: {
        fr: "L’acide est stable sous pH 3,5, le confort de la peau demande plus haut. Le gradient entre cœur et gel s’atténue avec le temps ; une sonde mesure le pH externe chaque mois et donne la durée de vie réelle du système.",
        en: "The acid is stable below pH 3.5, whereas comfort on skin calls for more. The gradient between core and gel fades with time, and a monthly reading of outer pH gives the real lifetime of the system.",
      },
    },
    {
      titre: { fr: "Éclat du matin", en: "Morning glow" },
      description: {
        fr: "Le teint paraît plus lumineux, la peau plus fraîche : à démontrer par colorimétrie et panel. Appliquée sous un écran solaire, elle complète un soin de jour sans en relever l’indice.",
        en: "Skin looks brighter and fresher, as colorimetry and a panel should show. Worn under sunscreen it completes a daytime routine and does not raise the SPF.",
      },
    },
    {
      titre: { fr: "Avec vitamine E et férulique", en: "With vitamin E and ferulic acid" },
      description: {
        fr: "Vitamine E dans la paroi, acide férulique en bordure, ascorbate au cœur : ce dernier régénère la vitamine E par échange d’électrons. Cuivre et peroxydes restent hors du flacon, car tous deux consommeraient l’actif.",
        en: "Vitamin E in the wall, ferulic acid at its edge, ascorbate in the core: the last of these regenerates vitamin E by giving electrons. Keep copper and peroxides out of the bottle, since either would consume the active.",
      },
    },
    {
      titre: { fr: "Libre ou dérivée", en: "Free or derivative" },
      description: {
        fr: "Glucoside, phosphates et éthers tiennent mieux, mais portent un autre nom INCI et moins de vitamine par gramme. La vésicule s’adresse aux marques qui veulent afficher ASCORBIC ACID et acceptent azote et verre brun.",
        en: "Glucosides, phosphates and ethers keep better but bear other INCI names and less vitamin per gram. Vesicles are meant for brands that want ASCORBIC ACID on the label and accept nitrogen and brown glass.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["ferulique", "vitamine-e"],
  caution: {
    fr: "À 10 % et plus, picotements possibles ; pas sur le contour des yeux. Incompatible avec le cuivre et les oxydants. Usage conseillé dans les trois mois après ouverture.",
    en: "At 10% and above tingling may occur; not for the eye contour. Incompatible with copper and oxidisers. Advise use within three months of opening.",
  },
};
