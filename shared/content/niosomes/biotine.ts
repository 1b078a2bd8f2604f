import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "biotine",
  type: "niosome",
  nom: { fr: "biotine", en: "biotin" },
  symbol: "B8",
  subtitle: { fr: "souplesse & brillance", en: "suppleness & shine" },
  categories: ["vitamines"],
  formes: ["Sérum", "Gélule"],
  liposome: "biotine",
  inci: "BIOTIN",
  action: { fr: "cheveux souples, brillance", en: "supple hair, shine" },
  identity: {
    kind: "molecule",
    inci: "BIOTIN",
    molecule: {
      name: { fr: "D-biotine", en: "D-biotin" },
      cas: "58-85-5",
      smiles: "O=C1N[C@H]2CS[C@@H](CCCCC(=O)O)[C@H]2N1",
      formula: "C10H16N2O3S",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Vitamine B8, peu soluble dans l’eau.</b> Un cycle d’urée soudé à un cycle soufré, une chaîne acide à cinq carbones : la D-biotine de synthèse est une poudre blanche dont l’eau froide ne dissout que 0,2 g/l environ.<br><br><b>Ce que change la vésicule.</b> Chargée tiède dans un cœur à pH légèrement relevé, où l’acide s’ionise, elle reste dispersée, alors qu’elle finirait par déposer dans une lotion simple. Sur le cheveu, les vésicules laissent un film mince entre deux lavages.<br><br><b>Formats.</b> Sérum pour les longueurs, lotion sans rinçage, brume du matin ; pH de 5 à 6,5. Comme la dose est faible, le titre exact de la dispersion compte plus que le volume ajouté.",
    en: "<b>Vitamin B7, known as B8 in France.</b> A urea ring fused with a sulphur ring, plus a five-carbon acid chain: synthetic D-biotin is a white powder of which cold water dissolves only about 0.2 g/l.<br><br><b>What the vesicle changes.</b> Loaded lukewarm into a core with slightly raised pH, where the acid ionises, it stays dispersed, whereas in a plain lotion it would end up as sediment. On hair, vesicles leave a thin film between washes.<br><br><b>Formats.</b> Serum for mid-lengths and ends, leave-in lotion, morning mist; pH from 5 to 6.5. Since the dose is small, the exact strength of the dispersion matters more than how much of it goes in.",
  },
  bienfaits: [
    {
      titre: { fr: "Brillance et coiffage", en: "Shine and ease of combing" },
      description: {
        fr: "Le film couche les écailles soulevées, et la lumière s’y réfléchit mieux. Brillance et facilité de coiffage se mesurent, l’une au brillancemètre, l’autre au peigne dynamométrique, sur mèches décolorées puis en salon.",
        en: "The film lays raised scales flat, and light reflects better. Both effects can be measured, with a gloss meter and a combing force rig, on bleached tresses first and then in the salon.",
      },
    },
    {
      titre: { fr: "Une lotion sans dépôt", en: "A lotion without sediment" },
      description: {
        fr: "Pauvre en alcool, un tonique à la biotine laisse souvent une poudre au pied du flacon. Sous forme dispersée, la dernière pression délivre la même quantité que la première : un dosage en haut et en bas du flacon, à trois mois, le vérifie.",
        en: "Low in alcohol, a biotin tonic often leaves powder at the foot of the bottle. In dispersed form the last pump delivers as much as the first: an assay of top and bottom at three months confirms it.",
      },
    },
    {
      titre: { fr: "Un seul isomère utile", en: "One useful isomer" },
      description: {
        fr: "Trois carbones asymétriques autorisent huit stéréo-isomères ; la nature n’emploie que la forme D. Son pouvoir rotatoire, voisin de +90°, figure à la pharmacopée et au certificat, à côté des substances apparentées.",
        en: "Three asymmetric carbons allow eight stereoisomers, and nature uses the D form alone. Its optical rotation, close to +90°, is listed in the pharmacopoeia and on the certificate, beside related substances.",
      },
    },
    {
      titre: { fr: "Coenzyme des carboxylases", en: "A carboxylase coenzyme" },
      description: {
        fr: "Dans la cellule, la biotine se fixe à des enzymes qui greffent du gaz carbonique. Ce rôle biochimique n’autorise aucune promesse en application locale : la fiche produit parle de surface et de toucher.",
        en: "Within cells, biotin attaches to enzymes that graft carbon dioxide onto other molecules. That textbook role permits no promise for topical use, so a product sheet speaks of surface and touch.",
      },
    },
    {
      titre: { fr: "Sérum et gélule", en: "Serum and capsule" },
      description: {
        fr: "Une marque peut décliner la vitamine en sérum capillaire et en gélule. Deux dossiers se préparent alors, cosmétique et complément, chacun avec ses mentions et ses preuves, sans emprunt de l’un à l’autre.",
        en: "A brand may offer the vitamin as a hair serum and as a capsule. Two files are then prepared, cosmetic and supplement, each with its wording and evidence, and neither borrows from the other.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "biotine" },
  related: ["panthenol", "cafeine"],
  caution: {
    fr: "En cosmétique, ne promettre ni repousse ni chute freinée : ces effets relèvent du médicament. Prise par voie orale, la vitamine fausse certains dosages sanguins ; informer l’utilisateur de la gélule.",
    en: "In cosmetics, neither regrowth nor reduced hair loss may be promised, as those belong to medicines. Taken orally, it can distort certain blood tests: tell capsule users.",
  },
};
