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
    fr: "<b>Commensale de la langue.</b> <i>L. salivarius</i> est un bacille à Gram positif, peu gazeux, non sporulé, qui préfère une atmosphère pauvre en oxygène. La salive humaine est son milieu d’origine ; quelques laits fermentés l’accueillent aussi.<br><br><b>Grain VPRO® pour formes pressées.</b> À 100 milliards par gramme, il rejoint gommes comprimées et poudres orodispersibles sans étape chaude. Incorporer avec le lubrifiant, en dernier.",
    en: "<b>A commensal of the tongue.</b> <i>L. salivarius</i> is a Gram-positive rod, low in gas, non-sporing, that prefers little oxygen. Human saliva is its first home; a few fermented milks welcome it too.<br><br><b>VPRO® grain for pressed forms.</b> At 100 billion a gram, it joins compressed gum and orodispersible powders with no hot step. Add it with the lubricant, last of all.",
  },
  bienfaits: [
    {
      titre: { fr: "Composés soufrés volatils", en: "Volatile sulphur compounds" },
      description: {
        fr: "Chromatographie de l’air buccal, pH de plaque, cartographie du dos de la langue : telles sont les méthodes des équipes. Elles comparent des communautés entières, et non une bactérie isolée.",
        en: "Chromatography of mouth air, plaque pH, maps of the back of the tongue: such are the methods of the teams. They compare whole communities, rather than one isolated bacterium.",
      },
    },
    {
      titre: { fr: "Gomme ou poudre orale", en: "Gum or oral powder" },
      description: {
        fr: "La gomme obtenue par compression évite la chaleur de la gomme cuite. La poudre orodispersible, au xylitol, est plus simple à lancer. Un film reste difficile : il se coule dans l’eau.",
        en: "Gum made by compression avoids the heat of cooked gum. An orodispersible xylitol powder is simpler to launch. A film remains hard to make, since it is cast from water.",
      },
    },
    {
      titre: { fr: "Libération à la mastication", en: "Release on chewing" },
      description: {
        fr: "Simuler vingt minutes de mâchage et compter ce qui passe dans la salive. Suivre l’a<sub>w</sub> de la gomme-base, que l’on oublie souvent. Le code de lot de l’arôme figure au dossier.",
        en: "Simulate twenty minutes of chewing and count what passes into saliva. Track the a<sub>w</sub> of the gum base, which is often forgotten. The lot code of the flavouring goes in the file.",
      },
    },
  ],
};
