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
    fr: "<b>Le nom vient d’un sucre.</b> Elle fermente le rhamnose, d’où son nom ; c’est une espèce distincte depuis 1989. Bacille à Gram positif, hétérofermentaire facultatif, non sporulé, <i>L. rhamnosus</i> s’isole de l’intestin, du vagin et de laitages.<br><br><b>Une poudre conventionnelle polyvalente.</b> 300 milliards par gramme, bon écoulement, goût neutre : elle convient à la gélule comme au stick à verser sur la langue. Un sachet ouvert se referme sous vide partiel.",
    en: "<b>Named after a sugar.</b> It ferments rhamnose, hence the name; it has been a separate species since 1989. A Gram-positive rod, facultatively heterofermentative, non-sporing, <i>L. rhamnosus</i> is isolated from the gut, the vagina and dairy foods.<br><br><b>Conventional and versatile.</b> 300 billion a gram, good flow, neutral taste: the powder suits capsules as well as sticks poured on the tongue. Reseal an opened pouch under partial vacuum.",
  },
  bienfaits: [
    {
      titre: { fr: "Pili et adhésion", en: "Pili and adhesion" },
      description: {
        fr: "Peu d’espèces ont été autant examinées : pili d’adhésion chez certaines souches, écologie du tube digestif, flore vaginale, réponse des muqueuses. La génomique montre surtout une grande variabilité entre souches.",
        en: "Few species have been examined so much: adhesion pili in some strains, digestive ecology, vaginal flora, mucosal response. Genomics shows above all how much strains vary.",
      },
    },
    {
      titre: { fr: "Stick orodispersible", en: "Orodispersible format" },
      description: {
        fr: "Les polyols lui conviennent : xylitol ou mannitol, arôme encapsulé, un gramme et demi. Les gouttes huileuses sont une autre forme courante. La gélule convient aux formules féminines à plusieurs lactobacilles.",
        en: "Polyols suit it: xylitol or mannitol, encapsulated flavour, a gram and a half. Oil drops are another common form. The capsule suits women’s formulas with several lactobacilli.",
      },
    },
    {
      titre: { fr: "Profil génétique à archiver", en: "A genetic profile to archive" },
      description: {
        fr: "Conserver l’empreinte génomique et la carte des plasmides : la souche peut en perdre au fil des cultures. Dénombrer à chaque repiquage industriel, garder l’a<sub>w</sub> sous 0,2, stocker à 4 °C.",
        en: "Keep the genomic fingerprint and the plasmid map: a strain may lose some as cultures follow one another. Count at every industrial transfer, hold a<sub>w</sub> under 0.2, store at 4 °C.",
      },
    },
  ],
};
