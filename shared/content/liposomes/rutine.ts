import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "rutine",
  type: "liposome",
  nom: { fr: "rutine", en: "rutin" },
  symbol: "Ru",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "RUTIN",
    molecule: {
      name: { fr: "rutine (rutoside)", en: "rutin (rutoside)" },
      cas: "153-18-4",
      smiles:
        "C[C@H]1[C@@H]([C@H]([C@H]([C@@H](O1)OC[C@@H]2[C@H]([C@@H]([C@H]([C@@H](O2)OC3=C(OC4=CC(=CC(=C4C3=O)O)O)C5=CC(=C(C=C5)O)O)O)O)O)O)O)O",
      formula: "C27H30O16",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Quercétine liée au rutinose.</b> La rutine garde le noyau flavonol et lui ajoute deux sucres, glucose et rhamnose. Plus polaire, d’un jaune pâle, elle demeure rétive à l’eau froide : il faut environ huit litres pour en dissoudre un gramme.<br><br><b>À cheval sur l’interface.</b> Les sucres regardent l’eau, les cycles aromatiques le lipide. Cette nature mixte convient au bord de la membrane, où la rutine s’installe d’elle-même pendant l’hydratation à chaud.<br><br><b>Ce qu’on y gagne.</b> Une dispersion qui ne sable pas au refroidissement, une couleur pâle et un goût presque nul, pour la gélule, le stick ou l’ampoule.",
    en: "<b>Quercetin bound to rutinose.</b> Rutin keeps the flavonol core and adds two sugars, glucose and rhamnose. More polar and of a paler yellow, it is still reluctant in cold water: some eight litres are needed to dissolve one gram.<br><br><b>Astride the interface.</b> Its sugars face water and its aromatic rings face lipid. That mixed nature suits the edge of a membrane, where rutin settles by itself during warm hydration.<br><br><b>What it brings.</b> A dispersion that does not turn sandy on cooling, a pale colour and next to no taste, for capsules, sticks or ampoules.",
  },
  bienfaits: [
    {
      titre: { fr: "Un nom de plante", en: "Rue lends its name" },
      description: {
        fr: "Le pharmacien August Weiss l’obtint en 1842 de la rue fétide, <i>Ruta graveolens</i>. On l’extrait aujourd’hui de matières plus riches et mieux tolérées : boutons de sophora en tête, puis sarrasin et feuilles d’eucalyptus.",
        en: "The pharmacist August Weiss obtained it in 1842 from common rue, <i>Ruta graveolens</i>. Richer and gentler raw materials have replaced it since, chiefly pagoda tree buds, then buckwheat and certain eucalyptus leaves.",
      },
    },
    {
      titre: { fr: "Entre deux phases", en: "Between two phases" },
      description: {
        fr: "Une molécule qui s’oriente seule charge la paroi de façon homogène. Un dosage après lavage des vésicules le vérifie : ce qui reste est lié, ce qui part ne l’était pas, et le rendement d’encapsulation s’en déduit.",
        en: "A molecule that orients itself loads the wall evenly. An assay on washed vesicles confirms this: what remains was bound, what leaves was not, and encapsulation yield follows from the difference.",
      },
    },
    {
      titre: { fr: "Trihydrate ou anhydre", en: "Trihydrate or anhydrous" },
      description: {
        fr: "La matière cristallise avec trois molécules d’eau, près de 8 % de sa masse. La teneur s’exprime sur sec : le bulletin d’analyse doit le dire, votre étiquette aussi. La Pharmacopée européenne la connaît comme rutoside trihydraté.",
        en: "The material crystallises with three water molecules, close to 8% of its mass. Content is stated on dry basis: the certificate should say so, and so should your label. In the European Pharmacopoeia it is rutoside trihydrate.",
      },
    },
    {
      titre: { fr: "La quercétine libre, un indice", en: "Free quercetin as a clue" },
      description: {
        fr: "Une enzyme de la plante, ou un acide trop vif, détache les sucres et libère la quercétine. Sa teneur au bulletin renseigne sur le soin apporté à l’extraction ; elle se suit ensuite pendant toute la vie du produit.",
        en: "A plant enzyme, or acid that is too sharp, strips the sugars off and frees quercetin. How much the certificate shows tells how careful the extraction was, and the figure is then followed through shelf life.",
      },
    },
    {
      titre: { fr: "Un flavonoïde d’assemblage", en: "A flavonoid that blends" },
      description: {
        fr: "Diosmine, hespéridine, pépin de raisin : la rutine entre volontiers dans ces trios. La vitamine C, qui possède ses propres allégations autorisées, s’y ajoute avec sa dose et son texte.",
        en: "Diosmin, hesperidin, grape seed: rutin fits readily into such trios. Vitamin C, which has authorised claims of its own, may join them with its dose and its text.",
      },
    },
  ],
  product: false,
  related: ["quercetine", "disomine"],
  caution: {
    fr: "Par précaution, ni pendant la grossesse ou l’allaitement, ni chez l’enfant. Avis d’un professionnel de santé en cas de traitement, anticoagulant notamment. Source botanique à préciser au dossier.",
    en: "As a precaution, not for use in childhood, pregnancy or breastfeeding. Anyone on medication, anticoagulants above all, should ask a health professional. State the botanical source in the file.",
  },
};
