import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-animalis-subsp-lactis-sph-155",
  type: "probiotique",
  species: "Bifidobacterium animalis subsp. lactis",
  code: "SPH 155",
  formerName: "Bifidobacterium lactis",
  cfu: 400,
  categories: ["Métabolisme", "Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Du yaourt aux poudres.</b> Sous-espèce <i>lactis</i> de <i>B. animalis</i> : bacille court, anaérobie tolérant l’air, sans spores, à croissance rapide. Isolée de laits fermentés et d’animaux, elle s’emploie dans fromages frais, boissons et poudres.<br><br><b>Une poudre, plusieurs formats.</b> La version VPRO® à 400 milliards passe de la gélule au granulé sec sans nouvelle validation d’identité. Ajouter la souche à froid, sans liant aqueux.",
    en: "<b>From yoghurt to powders.</b> Subspecies <i>lactis</i> of <i>B. animalis</i>: a short rod, anaerobic but tolerant of air, without spores, quick to grow. Isolated from fermented milks and animals, it is used in fresh cheese, drinks and powders.<br><br><b>One powder, several formats.</b> The 400 billion VPRO® version moves from capsule to dry granule without repeating the identity tests. Add it cold, with no aqueous binder.",
  },
  bienfaits: [
    {
      titre: { fr: "Sucres et salive", en: "Sugars and saliva" },
      description: {
        fr: "Deux domaines de recherche l’emploient : le métabolisme des glucides et l’écologie buccale, où l’on suit la composition de la salive. Les protocoles y restent courts et exploratoires.",
        en: "Two research fields use it: carbohydrate metabolism and oral ecology, where saliva composition is followed. Protocols remain short and exploratory in both.",
      },
    },
    {
      titre: { fr: "Granulés et pastilles", en: "Granules and lozenges" },
      description: {
        fr: "Le granulé à croquer, poudré de souche après séchage, évite la voie humide. Une pastille compressée sur isomalt s’envisage aussi. L’enveloppe protège au stockage ; sa dissolution en bouche se mesure sur la forme finie.",
        en: "A crunchy granule dusted with the strain after drying avoids the wet route. A lozenge pressed on isomalt is conceivable too. The envelope protects in storage; how it dissolves in the mouth is measured on the finished form.",
      },
    },
    {
      titre: { fr: "Changer de format", en: "Changing the format" },
      description: {
        fr: "À chaque changement de format, refaire l’uniformité de teneur et le dénombrement. Conserver l’échantillon témoin du lot au congélateur, et y comparer l’empreinte génomique en cas de doute.",
        en: "Whenever the format changes, redo content uniformity and plate count. Keep a reference sample of the lot in the freezer and compare genomic fingerprints with it in case of doubt.",
      },
    },
  ],
};
