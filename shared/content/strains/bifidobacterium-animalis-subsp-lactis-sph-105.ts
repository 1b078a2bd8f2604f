import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-animalis-subsp-lactis-sph-105",
  type: "probiotique",
  species: "Bifidobacterium animalis subsp. lactis",
  code: "SPH 105",
  formerName: "Bifidobacterium lactis",
  cfu: 400,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>La bifidobactérie qui tolère l’air.</b> Décrite en 1997 dans un lait fermenté, elle forme des bâtonnets irréguliers, sans spores. Anaérobie aérotolérante, la sous-espèce <i>lactis</i> survit mieux à l’oxygène que ses proches, d’où sa place dans tant de yaourts.<br><br><b>400 milliards sans enrobage.</b> Conventionnelle, mais robuste : la poudre coule bien et se pèse sans précipitation. Prévoir un diluant fluide, car 25 mg portent déjà dix milliards d’UFC.",
    en: "<b>The air-tolerant bifidobacterium.</b> Described in 1997 from a fermented milk, it forms irregular rods and no spores. An aerotolerant anaerobe, subspecies <i>lactis</i> outlives its relatives when oxygen is present, which explains its place in so many yoghurts.<br><br><b>400 billion with no coat.</b> Conventional yet sturdy: the powder flows well and can be weighed without haste. Plan for a free-flowing diluent, since 25 mg already carry ten billion CFU.",
  },
  bienfaits: [
    {
      titre: { fr: "Un corpus fourni", en: "A full corpus" },
      description: {
        fr: "Temps de transit, composition de la flore et réponse immunitaire forment les trois volets les plus fournis, le plus souvent chez l’adulte. Chaque résultat appartient à la souche testée, non à la sous-espèce entière.",
        en: "Transit time, flora composition and immune response form the three fullest strands, mostly in adults. Each finding belongs to the strain tested, not to the subspecies as a whole.",
      },
    },
    {
      titre: { fr: "Presque tous formats secs", en: "Nearly every dry format" },
      description: {
        fr: "Gélule, stick, comprimé à croquer, enrobage de céréales : sa tolérance élargit le choix. Les gouttes huileuses sont classiques aussi. Exclure boissons prêtes à boire et gommes, où l’eau libre entame le titre.",
        en: "Capsule, stick, chewable tablet, dusted cereal: its tolerance widens the choice. Oil drops are classic too. Exclude ready-to-drink beverages and gummies, where free water eats into the count.",
      },
    },
    {
      titre: { fr: "Surdosage raisonné", en: "Reasoned overage" },
      description: {
        fr: "Partir de données propres au conditionnement, non d’une habitude. Humidité du mélange sous 5 %, a<sub>w</sub> sous 0,25. Dénombrer sur MRS-cystéine en anaérobiose et recouper par cytométrie ISO 19344.",
        en: "Start from data on the actual pack, not from habit. Blend moisture under 5%, a<sub>w</sub> under 0.25. Enumerate on MRS-cysteine without oxygen and cross-check with ISO 19344 cytometry.",
      },
    },
  ],
  products: ["bifidus", "flore-equilibre"],
};
