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
    fr: "<b>Une protéine en triple hélice.</b> Un acide aminé sur trois y est une glycine, suivie souvent de proline et d’hydroxyproline. Chauffé, le collagène de poisson ou de bœuf devient gélatine ; une enzyme le découpe ensuite en peptides solubles à froid, de quelques milliers de daltons.<br><br><b>L’intérêt du liposome.</b> Il atténue l’odeur, réduit la mousse et améliore l’écoulement de la poudre. Il se prête aux petites doses, en association ; les portions de plusieurs grammes se formulent plutôt avec des peptides non encapsulés.<br><br><b>Au mélange.</b> La poudre liposomale se mouille vite, colle peu et s’accorde aux arômes de fruits rouges, de thé ou de vanille.",
    en: "<b>A triple-helix protein.</b> One amino acid in three is glycine, often followed by proline and hydroxyproline. Heated, collagen from fish or cattle becomes gelatine; an enzyme then cuts it into peptides of a few thousand daltons that dissolve in cold water.<br><br><b>What a liposome adds.</b> It reduces smell and foam and improves powder flow. It lends itself to small doses within a blend; portions of several grams are better formulated with peptides that are not encapsulated.<br><br><b>In blending.</b> The liposomal powder wets fast, hardly sticks and goes with red fruit, tea or vanilla flavours.",
  },
  bienfaits: [
    {
      titre: { fr: "Marin ou bovin", en: "Marine or bovine" },
      description: {
        fr: "La peau de poisson fournit surtout du collagène de type I ; la peau bovine, des types I et III. L’espèce, le pays et le lot figurent au dossier, avec l’agrément sanitaire de l’usine : vos distributeurs les demanderont.",
        en: "Fish skin gives mainly type I collagen, bovine hide types I and III. Species, country and batch are on file, together with the plant’s health approval: your retailers will ask for them.",
      },
    },
    {
      titre: { fr: "Odeur et mousse réduites", en: "Less smell, less foam" },
      description: {
        fr: "Un hydrolysat marin sent le poisson et mousse au mélange. Enfermés dans des vésicules, les peptides se sentent moins ; le liquide mousse peu et le remplissage des flacons devient plus régulier.",
        en: "A marine hydrolysate smells of fish and foams during mixing. Enclosed in vesicles, the peptides smell less; the liquid foams little and bottles are filled more evenly.",
      },
    },
    {
      titre: { fr: "Associé à la vitamine C", en: "Paired with vitamin C" },
      description: {
        fr: "Le collagène n’a pas d’allégation autorisée ; la vitamine C en a six sur la formation du collagène. Les deux liposomes se mélangent à froid, chacun dosé séparément ; sur l’étiquette, l’allégation nomme la seule vitamine C.",
        en: "Collagen has no authorised claim; vitamin C has six on collagen formation. Both liposomes are blended cold, each assayed separately; on the label, the claim names vitamin C alone.",
      },
    },
    {
      titre: { fr: "Dosage par l’hydroxyproline", en: "Assay by hydroxyproline" },
      description: {
        fr: "Cet acide aminé, presque propre au collagène, se dose après hydrolyse totale et donne la teneur réelle. L’azote total ne repérerait pas une protéine moins chère ; la répartition de taille des peptides complète l’analyse.",
        en: "This amino acid, all but exclusive to collagen, is measured after total hydrolysis and gives the true content. Total nitrogen would not reveal a cheaper protein; the size distribution of the peptides completes the analysis.",
      },
    },
    {
      titre: { fr: "Liquide, stick ou gélule", en: "Liquid, stick or capsule" },
      description: {
        fr: "En liquide, un pH bas et une pasteurisation sont nécessaires, car les peptides nourrissent les micro-organismes. Le stick se transporte plus facilement. La gélule impose une petite dose, à indiquer clairement sur l’étiquette.",
        en: "In liquids, a low pH and pasteurisation are needed, because peptides feed micro-organisms. Sticks are easier to carry. Capsules impose a small dose, to be stated clearly on the label.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "articulation" },
  related: ["vitamine-c", "keratine"],
  caution: {
    fr: "Origine animale. Le collagène marin impose la mention de l’allergène « poisson » sur l’étiquette ; le collagène bovin, un certificat sanitaire. Ne convient pas aux gammes véganes.",
    en: "Animal origin. Marine collagen requires the allergen ‘fish’ on the label; bovine collagen needs a veterinary certificate. Unsuitable for vegan ranges.",
  },
};
