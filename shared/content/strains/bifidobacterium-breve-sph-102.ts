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
    fr: "<b>Bifidobactérie courte.</b> Ses bâtonnets brefs lui valent son nom. Isolée d’abord chez le nourrisson par Gerhard Reuter, l’espèce fermente aussi certains laits au Japon. Sa poudre concentrée laisse de la place aux autres actifs.",
    en: "<b>Short-rod bifidobacterium.</b> The name refers to its brief rods. First isolated from infants by Gerhard Reuter, it also ferments some Japanese milks. The concentrated powder leaves room for companion actives.",
  },
  bienfaits: [
    {
      titre: { fr: "Axe intestin-peau", en: "The gut-skin axis" },
      description: {
        fr: "La littérature de l’espèce explore le dialogue entre microbiote, barrière cutanée et cellules de l’immunité, du modèle de laboratoire à l’étude chez l’adulte.",
        en: "Publications on the species explore the dialogue between microbiota, skin barrier and immune cells, from laboratory models to work with adult volunteers.",
      },
    },
    {
      titre: { fr: "Mélange et remplissage", en: "Blending and filling" },
      description: {
        fr: "Prémélanger la souche à un support très sec, puis compléter par dilutions successives : l’homogénéité se vérifie par dénombrement sur plusieurs prises d’essai.",
        en: "Premix the strain with a very dry carrier, then build up by geometric dilution; check uniformity with plate counts on several samples.",
      },
    },
  ],
};
