import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "collagene",
  type: "liposome",
  nom: { fr: "collagène", en: "collagen" },
  symbol: "Col",
  categories: ["protéine"],
  claimStatus: "none",
  niosome: "collagene",
  description: {
    fr: "<b>Triple hélice à base de glycine.</b> Un acide aminé sur trois y est une glycine, suivie souvent de proline et d’hydroxyproline. Hydrolysé, le collagène de poisson ou de bœuf donne des peptides solubles. L’encapsulation agit sur l’odeur, le moussage et la tenue de la poudre.",
    en: "<b>A triple helix built on glycine.</b> Every third residue is glycine, often followed by proline and hydroxyproline. Hydrolysed, collagen from fish or cattle gives soluble peptides. Encapsulation works on smell, foaming and the way the powder holds.",
  },
  bienfaits: [
    {
      titre: { fr: "Marin ou bovin", en: "Marine or bovine" },
      description: {
        fr: "La peau de poisson fournit surtout du type I ; la peau bovine, des types I et III. Espèce, pays et lot figurent au dossier, trois lignes que vos distributeurs demanderont.",
        en: "Fish skin gives mainly type I, bovine hide types I and III. Species, country and batch go into the file, three lines your retailers will ask for.",
      },
    },
    {
      titre: { fr: "Goût et mousse réduits", en: "Less taste, less foam" },
      description: {
        fr: "Un hydrolysat marin sent la mer et mousse au mélangeur. Les peptides enfermés dans des vésicules se font plus discrets, et le remplissage des flacons gagne en régularité.",
        en: "A marine hydrolysate smells of the sea and froths in the mixer. Peptides held inside vesicles are quieter, and bottle filling becomes more regular.",
      },
    },
    {
      titre: { fr: "Associé à la vitamine C", en: "Paired with vitamin C" },
      description: {
        fr: "Le collagène n’a pas d’allégation autorisée ; la vitamine C en possède six sur la formation du collagène. Les deux liposomes se mélangent à froid, chacun dosé séparément.",
        en: "Collagen has no authorised claim; vitamin C has six that concern collagen formation. Both liposomes blend cold, each one dosed on its own.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c", "keratine"],
  caution: {
    fr: "Origine animale. Le collagène marin impose la mention de l’allergène « poisson » sur l’étiquette ; le collagène bovin, un certificat sanitaire. Exclu des gammes véganes.",
    en: "Animal origin. Marine collagen requires the allergen “fish” on the label; bovine collagen needs a veterinary certificate. Excluded from vegan ranges.",
  },
};
