import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "rutine",
  type: "liposome",
  nom: { fr: "rutine", en: "rutin" },
  symbol: "Ru",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  description: {
    fr: "<b>Quercétine liée au rutinose.</b> La rutine garde le noyau flavonol et lui ajoute deux sucres : l’ensemble est plus polaire, d’un jaune pâle, mais encore rétif à l’eau froide. Elle vient du sophora ou du sarrasin. L’interface lipide-eau des vésicules convient à cette nature mixte.",
    en: "<b>Quercetin bound to rutinose.</b> Rutin keeps the flavonol core and adds two sugars: more polar, paler yellow, yet still reluctant in cold water. It comes from pagoda tree buds or buckwheat. The boundary between lipid and water in a vesicle suits this mixed nature.",
  },
  bienfaits: [
    {
      titre: { fr: "Un nom de plante", en: "Rue lends its name" },
      description: {
        fr: "Le pharmacien August Weiss l’obtint en 1842 de la rue fétide, <i>Ruta graveolens</i>. On l’extrait aujourd’hui de matières plus riches et mieux tolérées, boutons de sophora en tête.",
        en: "The pharmacist August Weiss obtained it in 1842 from common rue, <i>Ruta graveolens</i>. Richer and gentler raw materials have replaced it since, chiefly pagoda tree buds.",
      },
    },
    {
      titre: { fr: "Entre deux phases", en: "Between two phases" },
      description: {
        fr: "Sa moitié sucrée regarde l’eau, son noyau aromatique le lipide. Cette orientation spontanée donne une charge homogène de la paroi, qu’un dosage après lavage des vésicules permet de vérifier.",
        en: "The sugar half faces water, the aromatic core faces lipid. Such spontaneous orientation loads the wall evenly, which an assay on washed vesicles can confirm.",
      },
    },
    {
      titre: { fr: "Trihydrate ou anhydre", en: "Trihydrate or anhydrous" },
      description: {
        fr: "La matière cristallise avec trois molécules d’eau, près de 8 % de sa masse. La teneur s’exprime sur sec : le bulletin d’analyse doit le dire, votre étiquette aussi.",
        en: "The material crystallises with three water molecules, close to 8% of its mass. Content is stated on dry basis: the certificate should say so, and so should your label.",
      },
    },
  ],
  product: false,
  related: ["quercetine", "disomine"],
};
