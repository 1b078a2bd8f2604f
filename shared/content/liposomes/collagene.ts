import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "collagene",
  type: "liposome",
  nom: { fr: "collagène", en: "collagen" },
  symbol: "Col",
  categories: ["protéine"],
  claimStatus: "none",
  niosome: "collagene",
  identity: {
    kind: "molecule",
    inci: "HYDROLYZED COLLAGEN",
    molecule: {
      name: { fr: "collagène hydrolysé", en: "hydrolysed collagen" },
      cas: "92113-31-0",
      smiles: "NCC(=O)N1CCC[C@H]1C(=O)N1C[C@H](O)C[C@H]1C(O)=O",
      formula: "C12H19N3O5",
      shows: "unit",
      note: {
        fr: "Motif dessiné : le tripeptide glycine-proline-hydroxyproline, caractéristique de la protéine.",
        en: "Unit drawn: the tripeptide glycine-proline-hydroxyproline, typical of the protein.",
      },
    },
  },
  description: {
    fr: "<b>Triple hélice à base de glycine.</b> Un acide aminé sur trois y est une glycine, suivie souvent de proline et d’hydroxyproline. Chauffé, le collagène de poisson ou de bœuf devient gélatine ; une enzyme le découpe ensuite en peptides solubles à froid, de quelques milliers de daltons.<br><br><b>L’enjeu du liposome.</b> L’odeur, le moussage et la tenue de la poudre d’abord ; les petites doses associées ensuite. Les portions de plusieurs grammes restent l’affaire du peptide nu, que nous formulons aussi.<br><br><b>Au mélangeur.</b> La vésicule mouille vite, colle peu et s’accorde avec fruits rouges, thé ou vanille.",
    en: "<b>A triple helix built on glycine.</b> Every third residue is glycine, often followed by proline and hydroxyproline. Heated, collagen from fish or cattle becomes gelatine; an enzyme then cuts it into peptides of a few thousand daltons that dissolve cold.<br><br><b>The case for a liposome.</b> Smell, foaming and the way the powder holds, first of all; next, small doses within a blend. Portions of several grams remain a matter for bare peptides, which we formulate too.<br><br><b>In the mixer.</b> Vesicles wet fast, stick little and go with red fruit, tea or vanilla.",
  },
  bienfaits: [
    {
      titre: { fr: "Marin ou bovin", en: "Marine or bovine" },
      description: {
        fr: "La peau de poisson fournit surtout du type I ; la peau bovine, des types I et III. Espèce, pays et lot figurent au dossier, trois lignes que vos distributeurs demanderont, avec l’agrément sanitaire de l’usine.",
        en: "Fish skin gives mainly type I, bovine hide types I and III. Species, country and batch go into the file, three lines your retailers will ask for, together with the plant’s health approval.",
      },
    },
    {
      titre: { fr: "Goût et mousse réduits", en: "Less taste, less foam" },
      description: {
        fr: "Un hydrolysat marin sent la mer et mousse au mélangeur. Les peptides enfermés dans des vésicules se font plus discrets, et le remplissage des flacons gagne en régularité, cadence comprise.",
        en: "A marine hydrolysate smells of the sea and froths in the mixer. Peptides held inside vesicles are quieter, and bottle filling becomes more regular, line speed included.",
      },
    },
    {
      titre: { fr: "Associé à la vitamine C", en: "Paired with vitamin C" },
      description: {
        fr: "Le collagène n’a pas d’allégation autorisée ; la vitamine C en possède six sur la formation du collagène. Les deux liposomes se mélangent à froid, chacun dosé séparément, et seule la vitamine porte le texte.",
        en: "Collagen has no authorised claim; vitamin C has six that concern collagen formation. Both liposomes blend cold, each one dosed on its own, and the vitamin alone bears the text.",
      },
    },
    {
      titre: { fr: "L’hydroxyproline comme preuve", en: "Hydroxyproline as proof" },
      description: {
        fr: "Cet acide aminé, presque propre au collagène, se dose après hydrolyse totale et donne la teneur réelle. L’azote seul se laisserait tromper par une protéine moins chère ; la taille des peptides complète le portrait.",
        en: "This amino acid, all but exclusive to collagen, is measured after total hydrolysis and gives true content. Nitrogen alone could be fooled by a cheaper protein; peptide size completes the portrait.",
      },
    },
    {
      titre: { fr: "Liquide, stick ou gélule", en: "Liquid, stick or capsule" },
      description: {
        fr: "En liquide, un pH bas et une pasteurisation protègent une matière nourrissante pour les microbes. Le stick voyage mieux. La gélule impose une petite dose, que l’étiquette affiche sans jouer sur les mots.",
        en: "In liquids, low pH and pasteurisation protect what microbes find nourishing. A stick travels better. Capsules impose a small dose, which the label should show without playing on words.",
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
