import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-116",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 116",
  formerName: "Lactobacillus rhamnosus",
  cfu: 300,
  categories: ["Femmes", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Un sucre pour nom.</b> Elle fermente le rhamnose, d’où son nom ; l’espèce date de 1989. Bacille à Gram positif, hétérofermentaire facultatif, non sporulé, <i>L. rhamnosus</i> vient de l’intestin, du vagin et des laitages.<br><br><b>Une conventionnelle polyvalente.</b> 300 milliards par gramme, bon écoulement, goût neutre : la poudre passe de la gélule au stick à verser sur la langue. L’emballage ouvert se referme sous vide partiel.",
    en: "<b>Named after a sugar.</b> It ferments rhamnose, hence the name; the species dates from 1989. A Gram-positive rod, facultatively heterofermentative, non-sporing, <i>L. rhamnosus</i> comes from gut, vagina and dairy foods.<br><br><b>Conventional and versatile.</b> 300 billion a gram, good flow, neutral taste: the powder moves from capsule to a stick poured on the tongue. Reseal an opened pouch under partial vacuum.",
  },
  bienfaits: [
    {
      titre: { fr: "Pili et adhésion", en: "Pili and adhesion" },
      description: {
        fr: "Peu d’espèces ont été autant examinées : pili d’adhésion chez certaines souches, écologie du tube digestif, flore vaginale, réponse des muqueuses. La variabilité entre souches est le premier enseignement de la génomique.",
        en: "Few species have been examined so much: adhesion pili in some strains, digestive ecology, vaginal flora, mucosal response. Variation between strains is the first lesson of genomics.",
      },
    },
    {
      titre: { fr: "Stick orodispersible", en: "Orodispersible format" },
      description: {
        fr: "Les polyols lui conviennent : xylitol ou mannitol, arôme encapsulé, un gramme et demi. Les gouttes dans l’huile sont un autre classique. La gélule sert les formules féminines à plusieurs lactobacilles.",
        en: "Polyols suit it: xylitol or mannitol, encapsulated flavour, a gram and a half. Drops in oil are another classic. The capsule serves women’s formulas with several lactobacilli.",
      },
    },
    {
      titre: { fr: "Un profil à archiver", en: "A profile to archive" },
      description: {
        fr: "Conserver l’empreinte génomique et le plan des plasmides : la souche peut en perdre au fil des cultures. Dénombrer à chaque repiquage industriel, garder l’a<sub>w</sub> sous 0,2, stocker à 4 °C.",
        en: "Keep the genomic fingerprint and the plasmid map: a strain may lose some as cultures follow one another. Count at every industrial transfer, hold a<sub>w</sub> under 0.2, store at 4°C.",
      },
    },
  ],
  products: ["probiotique-femme", "flore-equilibre"],
};
