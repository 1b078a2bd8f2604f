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
    fr: "<b>La bifidobactérie qui tolère l’air.</b> Décrite en 1997 dans un lait fermenté, elle forme des bâtonnets irréguliers, sans spores. Anaérobie aérotolérante, la sous-espèce <i>lactis</i> survit mieux à l’oxygène que ses proches, d’où sa place dans tant de yaourts.<br><br><b>400 milliards sans enrobage.</b> Conventionnelle, mais robuste : la poudre coule bien et tolère le temps d’une pesée. Prévoir un diluant fluide, car 25 mg portent déjà dix milliards d’UFC.",
    en: "<b>The air-tolerant bifidobacterium.</b> Described in 1997 from a fermented milk, it forms irregular rods and no spores. An aerotolerant anaerobe, subspecies <i>lactis</i> survives oxygen better than its relatives, which explains its place in so many yoghurts.<br><br><b>400 billion with no coat.</b> Conventional yet sturdy: the powder flows well and tolerates normal weighing times. Plan for a free-flowing diluent, since 25 mg already carry ten billion CFU.",
  },
  bienfaits: [
    {
      titre: { fr: "Une littérature abondante", en: "An extensive literature" },
      description: {
        fr: "Temps de transit, composition de la flore et réponse immunitaire sont les trois sujets les plus étudiés, le plus souvent chez l’adulte. Chaque résultat appartient à la souche testée, non à la sous-espèce entière.",
        en: "Transit time, flora composition and immune response are the three most studied subjects, mostly in adults. Each finding belongs to the strain tested, not to the subspecies as a whole.",
      },
    },
    {
      titre: { fr: "Presque tous les formats secs", en: "Nearly every dry format" },
      description: {
        fr: "Gélule, stick, comprimé à croquer, poudrage de céréales : sa tolérance à l’air élargit le choix. Les gouttes huileuses sont courantes aussi. Exclure boissons prêtes à boire et gommes, où l’eau libre entame le titre.",
        en: "Capsule, stick, chewable tablet, dusted cereal: its tolerance of air widens the choice. Oil drops are common too. Exclude ready-to-drink beverages and gummies, where free water eats into the count.",
      },
    },
    {
      titre: { fr: "Surdosage calculé", en: "Calculated overage" },
      description: {
        fr: "Le calculer sur la stabilité mesurée dans le conditionnement final. Humidité du mélange sous 5 %, a<sub>w</sub> sous 0,25. Dénombrer sur MRS-cystéine en anaérobiose et recouper par cytométrie ISO 19344.",
        en: "Work it out from stability measured in the final pack. Blend moisture under 5%, a<sub>w</sub> under 0.25. Enumerate on MRS-cysteine without oxygen and cross-check with ISO 19344 cytometry.",
      },
    },
  ],
};
