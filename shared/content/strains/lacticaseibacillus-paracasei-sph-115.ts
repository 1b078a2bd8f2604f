import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-115",
  type: "probiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 115",
  formerName: "Lactobacillus paracasei",
  cfu: 400,
  categories: ["Allergies/Immunité", "Bucco-dentaire"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille d’affinage.</b> Naturellement présente dans les fromages qui vieillissent et dans la bouche, cette espèce robuste se cultive à haute densité. Le titre obtenu autorise de petites gélules ou des pastilles.",
    en: "<b>A ripening lactobacillus.</b> Naturally found in ageing cheeses and in the mouth, this sturdy species grows to high density. The resulting count allows small capsules or lozenges.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux sphères suivies", en: "Two areas followed" },
      description: {
        fr: "Les publications se partagent entre réponse immunitaire et écologie buccale, où l’on regarde la cohabitation des lactobacilles avec les autres bactéries.",
        en: "Publications divide between immune response and oral ecology, where the question is how lactobacilli share space with other bacteria.",
      },
    },
    {
      titre: { fr: "Pastille à sucer", en: "Lozenges made cold" },
      description: {
        fr: "Fabriquer à froid, sur base isomalt ou xylitol, puis emballer sous film barrière. Le temps de contact en bouche dépend du diamètre choisi.",
        en: "Work below melting point, on an isomalt or xylitol base, then wrap in barrier film. Contact time in the mouth depends on the diameter chosen.",
      },
    },
  ],
};
