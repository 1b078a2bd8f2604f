import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "acide-hyaluronique",
  type: "niosome",
  nom: { fr: "acide hyaluronique", en: "hyaluronic acid" },
  symbol: "HA",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["acides"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "acide-hyaluronique",
  inci: "SODIUM HYALURONATE",
  action: { fr: "hydratation, aspect repulpé", en: "hydration, plumped look" },
  identity: {
    kind: "molecule",
    inci: "SODIUM HYALURONATE",
    molecule: {
      name: { fr: "hyaluronate de sodium", en: "sodium hyaluronate" },
      cas: "9067-32-7",
      smiles:
        "CC(=O)N[C@H]1[C@H](O)O[C@H](CO)[C@@H](O)[C@@H]1O[C@@H]1O[C@@H]([C@@H](O)[C@H](O)[C@H]1O)C([O-])=O.[Na+]",
      formula: "C14H22NNaO12",
      shows: "unit",
      note: {
        fr: "Unité répétée du polymère, dessinée comme un disaccharide libre : acide glucuronique et N-acétylglucosamine, sel de sodium.",
        en: "Repeating unit of the polymer, drawn as a free disaccharide: glucuronic acid and N-acetylglucosamine, sodium salt.",
      },
    },
  },
  description: {
    fr: "<b>Un polymère, plusieurs tailles.</b> Acide glucuronique et N-acétylglucosamine s’y répètent, de quelques dizaines à plusieurs milliers de fois. La fermentation bactérienne fournit le hyaluronate de sodium, une poudre blanche sans matière animale, vendue par tranche de masse molaire.<br><br><b>Dans la vésicule et autour.</b> Les chaînes courtes logent dans le cœur aqueux ; les longues entourent les vésicules et filment la surface de la peau. La teneur peut ainsi augmenter sans que la viscosité, limite habituelle des sérums concentrés, augmente d’autant.<br><br><b>Mise en œuvre.</b> Hydratez la fraction longue à froid, sous agitation lente, puis versez la dispersion. Dépourvue de charge, la paroi non ionique ne précipite pas avec ce polyanion.",
    en: "<b>One polymer, several sizes.</b> Glucuronic acid and N-acetylglucosamine repeat in it, from a few dozen to several thousand times. Bacterial fermentation supplies sodium hyaluronate, a white powder free of animal material and sold by band of molar mass.<br><br><b>Inside the vesicles and around them.</b> Short chains sit in the water core; long ones surround the vesicles and film the skin surface. Content can thus rise without an equal rise in viscosity, the usual limit of concentrated serums.<br><br><b>Handling.</b> Wet the long fraction cold, under slow stirring, then pour in the dispersion. Having no charge, the non-ionic wall does not precipitate with this polyanion.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux tailles, deux touchers", en: "Two sizes, two feels" },
      description: {
        fr: "Au-dessus d’un million de daltons, le polymère donne du glissant et laisse un film souple. Sous cinquante mille, il reste fluide et s’encapsule. Associer les deux limite le film qui peluche sous un fond de teint.",
        en: "Above a million daltons the polymer gives slip and leaves a supple film. Below fifty thousand it stays fluid and can be encapsulated. Pairing both limits pilling under foundation.",
      },
    },
    {
      titre: { fr: "Débit régulier à la pipette", en: "Even flow from the dropper" },
      description: {
        fr: "Quelques dixièmes de pour cent de chaîne longue suffisent à gélifier l’eau. Avec la fraction courte logée dans les vésicules, la teneur déclarée peut monter ; le viscosimètre confirme que le débit au compte-gouttes reste régulier.",
        en: "A few tenths of a per cent of long chain turn water into gel. With the short fraction held in vesicles, declared content can rise, and a viscometer confirms that flow through the dropper stays even.",
      },
    },
    {
      titre: {
        fr: "Sensible au sel, à l’acide, à la chaleur",
        en: "Sensitive to salt, acid and heat",
      },
      description: {
        fr: "Les électrolytes font chuter la viscosité aussitôt ; l’acide, un chauffage prolongé et les radicaux libres coupent la chaîne peu à peu. Une plage de pH 5 à 7 et un chélateur protègent le polymère sur toute la vie du produit.",
        en: "Electrolytes lower viscosity at once; acid, long heating and free radicals cut the chain bit by bit. A range of pH 5 to 7 and a chelator protect the polymer over the life of the product.",
      },
    },
    {
      titre: { fr: "Lire le certificat", en: "Reading the certificate" },
      description: {
        fr: "Masse molaire et méthode, acide glucuronique, protéines résiduelles, germes, perte à la dessiccation : cinq lignes à demander. Sous un même nom INCI, deux lots peuvent n’avoir ni la même longueur ni le même comportement.",
        en: "Molar mass with its method, glucuronic acid, residual protein, microbial count, loss on drying: five lines to request. Under one INCI name, two batches may share neither chain length nor behaviour.",
      },
    },
    {
      titre: { fr: "Hydratation mesurée", en: "Hydration, measured" },
      description: {
        fr: "La revendication porte sur la surface : peau hydratée, d’aspect repulpé. Cornéométrie à quelques heures puis en fin d’étude, relief coté par un panel : ces chiffres sont les vôtres, obtenus sur votre formule.",
        en: "The claim concerns the surface: hydrated skin with a plumped look. Corneometry at a few hours and at the end of the trial, relief scored by a panel: those figures are yours, taken on your formula.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "hyaluronique" },
  related: ["panthenol", "ceramide"],
  caution: {
    fr: "Source fermentaire à préférer pour une formule végane. Sur peau sèche, en air sec, associer un corps gras : le film seul peut tirailler. Conservation antimicrobienne renforcée dans les gels très aqueux. En gélule, aucune allégation de santé n’est autorisée.",
    en: "Choose a fermentation source for vegan formulas. On dry skin in dry air, add an emollient, since the film alone can feel tight. Very watery gels need a robust preservative system. As a capsule it carries no authorised health claim.",
  },
};
