import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "ligilactobacillus-salivarius-sph-149",
  type: "probiotique",
  species: "Ligilactobacillus salivarius",
  code: "SPH 149",
  formerName: "Lactobacillus salivarius",
  cfu: 100,
  categories: ["Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Écologie buccale", en: "Oral ecology" },
  technologie: null,
  description: {
    fr: "<b>Commensale de la langue.</b> <i>L. salivarius</i> est un bacille à Gram positif, non sporulé, qui préfère une atmosphère pauvre en oxygène. L’espèce a été décrite à partir de la salive humaine ; elle vit aussi dans l’intestin.<br><br><b>VPRO® pour formes pressées.</b> La poudre enrobée, à 100 milliards d’UFC par gramme, entre dans des gommes comprimées ou des poudres orodispersibles, sans étape chaude. L’ajouter en dernier, avec le lubrifiant.",
    en: "<b>A commensal of the tongue.</b> <i>L. salivarius</i> is a Gram-positive rod, non-sporing, that prefers little oxygen. The species was described from human saliva; it also lives in the intestine.<br><br><b>VPRO® for pressed forms.</b> The coated powder, 100 billion CFU a gram, goes into compressed gum or orodispersible powders, with no hot step. Add it last, with the lubricant.",
  },
  bienfaits: [
    {
      titre: { fr: "Études du milieu buccal", en: "Studies of the mouth" },
      description: {
        fr: "Les équipes mesurent le pH de la plaque et séquencent les bactéries de la langue. Elles comparent des communautés entières, non une bactérie isolée ; aucune allégation bucco-dentaire n’en découle.",
        en: "Teams measure plaque pH and sequence the bacteria of the tongue. They compare whole communities, not one isolated bacterium; no oral health claim follows.",
      },
    },
    {
      titre: { fr: "Gomme ou poudre orale", en: "Gum or oral powder" },
      description: {
        fr: "La gomme obtenue par compression évite la chaleur du procédé classique. La poudre orodispersible, au xylitol, est plus simple à fabriquer. Le film est difficile, car il se coule à partir d’une solution aqueuse.",
        en: "Gum made by compression avoids the heat of the usual process. An orodispersible xylitol powder is simpler to make. A film is difficult, since it is cast from a water-based solution.",
      },
    },
    {
      titre: { fr: "Libération à la mastication", en: "Release on chewing" },
      description: {
        fr: "Simuler vingt minutes de mastication et compter ce qui passe dans la salive. Suivre l’a<sub>w</sub> de la gomme-base, souvent oubliée. Noter le lot de l’arôme dans le dossier.",
        en: "Simulate twenty minutes of chewing and count what passes into saliva. Track the a<sub>w</sub> of the gum base, which is often forgotten. The lot code of the flavouring goes in the file.",
      },
    },
  ],
};
