import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-breve-sph-102",
  type: "probiotique",
  species: "Bifidobacterium breve",
  code: "SPH 102",
  cfu: 200,
  categories: ["Allergies/Immunité", "Peau"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Une bifidobactérie courte.</b> Bâtonnets courts et fins, Gram positif, sans spore : la forme a donné le nom, publié par Gerhard Reuter en 1963. <i>B. breve</i>, anaérobie, domine souvent la flore du nourrisson ; le Japon l’emploie dans des laits fermentés.<br><br><b>Poudre dense, peu de volume.</b> Cette référence conventionnelle réunit 200 milliards d’UFC au gramme : dix milliards pèsent 50 mg avant surdosage. Un support sec et une dilution par étapes assurent la répartition.",
    en: "<b>A short bifidobacterium.</b> Short thin rods, Gram-positive, without spores: the shape gave it its name, published by Gerhard Reuter in 1963. An anaerobe, <i>B. breve</i> often dominates the infant flora; Japan uses it in fermented milks.<br><br><b>Dense powder, little bulk.</b> This conventional reference packs 200 billion CFU into a gram: ten billion weigh 50 mg before overage. A dry carrier and stepwise dilution give an even spread.",
  },
  bienfaits: [
    {
      titre: { fr: "Peau et immunité", en: "Skin and immunity" },
      description: {
        fr: "Les publications portent sur les échanges entre microbiote, barrière épithéliale et cellules de l’immunité, du modèle cellulaire au volontaire adulte. L’étude de la peau exposée aux UV forme un second volet, plus récent et surtout asiatique.",
        en: "Papers cover the exchanges between microbiota, epithelial barrier and immune cells, from cell models to adult volunteers. Work on UV-exposed skin forms a second strand, more recent and mostly Asian.",
      },
    },
    {
      titre: { fr: "Stick ou gouttes", en: "Stick or drops" },
      description: {
        fr: "Petite masse et goût discret : le stick de fibres lui convient. Les gouttes conviennent aussi, en suspension dans une huile à très faible teneur en eau, flacon agité avant chaque emploi.",
        en: "Low mass and a discreet taste suit it to a fibre stick. Drops work as well, suspended in an oil with a very low water content, with the bottle shaken ahead of each use.",
      },
    },
    {
      titre: { fr: "Homogénéité prouvée", en: "Uniformity on evidence" },
      description: {
        fr: "Prélever en haut, au milieu et au fond du mélangeur, puis dénombrer chaque prise. Stocker au froid avant emploi ; fixer le surdosage sur une stabilité réelle à 25 °C plutôt que sur un coefficient repris d’un autre projet.",
        en: "Sample the top, middle and bottom of the blender and count each portion. Store chilled before use; set the overage from real stability data at 25 °C, not from a factor borrowed from another project.",
      },
    },
  ],
};
