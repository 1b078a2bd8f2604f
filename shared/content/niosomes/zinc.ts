import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "zinc",
  type: "niosome",
  nom: { fr: "zinc", en: "zinc" },
  symbol: "Zn",
  subtitle: { fr: "matifiant", en: "mattifying" },
  categories: ["minéral"],
  formes: ["Sérum", "Gélule"],
  liposome: "zinc",
  inci: "ZINC PCA",
  action: { fr: "matité, pores moins visibles", en: "matt finish, less visible pores" },
  identity: {
    kind: "mineral",
    inci: "ZINC PCA",
    salt: { fr: "pyrrolidone carboxylate de zinc (PCA)", en: "zinc pyrrolidone carboxylate (PCA)" },
    molecule: {
      name: { fr: "PCA de zinc", en: "zinc PCA" },
      cas: "15454-75-8",
      smiles: "[Zn+2].[O-]C(=O)[C@@H]1CCC(=O)N1.[O-]C(=O)[C@@H]1CCC(=O)N1",
      formula: "C10H12N2O6Zn",
      shows: "whole",
      note: {
        fr: "Un ion et deux anions L-PCA, dessinés côte à côte ; les liaisons de coordination ne sont pas tracées.",
        en: "One ion and two L-PCA anions, side by side; bonds of coordination are left out.",
      },
    },
  },
  description: {
    fr: "<b>PCA de zinc.</b> L’ion métallique est lié à deux acides pyrrolidone carboxyliques, constituants du facteur naturel d’hydratation. Le sel, poudre blanche de 322 g/mol, contient environ 20 % de zinc et se dissout bien dans l’eau.<br><br><b>Un cation isolé du gélifiant.</b> Au contact d’un carbomère, le zinc ponte les chaînes et le gel s’effondre. Enfermé au cœur du niosome, il les atteint peu : le polymère garde l’essentiel de sa viscosité et la solution sa transparence.<br><br><b>Mode opératoire.</b> Dispersion ajoutée en dernier, sous agitation lente, pH 5 à 6,5. Au-dessus de 7 précipite l’hydroxyde. De 0,5 % à 1 % de sel dans un sérum, souvent auprès de la niacinamide.",
    en: "<b>Zinc PCA.</b> The metal ion is bound to two pyrrolidone carboxylic acids, parts of the natural moisturising factor. This salt, a white powder of 322 g/mol, contains about 20% zinc and dissolves well in water.<br><br><b>A cation kept from the thickener.</b> In contact with a carbomer, zinc bridges the chains and the gel collapses. Kept in a niosome core it scarcely reaches them: the polymer keeps most of its viscosity and the solution its clarity.<br><br><b>How to proceed.</b> Add the dispersion last, under slow stirring, at pH 5 to 6.5. Above 7 the hydroxide precipitates. Serums take 0.5% to 1% of the salt, often beside niacinamide.",
  },
  bienfaits: [
    {
      titre: { fr: "Viscosité du gel préservée", en: "Gel viscosity preserved" },
      description: {
        fr: "Enfermer l’ion permet de garder une texture gel classique, sans revenir à une gomme filante. Un suivi de viscosité à 40 °C, sur trois mois, montre la part du métal qui s’échappe et fixe la dose admise.",
        en: "Enclosing the ion lets you keep a classic gel texture instead of falling back on a stringy gum. Viscosity readings at 40 °C over three months show how much metal escapes and set the allowed dose.",
      },
    },
    {
      titre: { fr: "Matité mesurée", en: "A measured matt finish" },
      description: {
        fr: "Astringent léger, le sel matifie front et menton au fil de la journée. Le sébumètre, lu matin et midi, compare la base nue et la base chargée ; la photographie en lumière rasante confirme.",
        en: "A mild astringent, the salt keeps forehead and chin matt through the day. Sebumeter readings, morning and midday, compare the bare base with the loaded one, and raking-light photographs confirm.",
      },
    },
    {
      titre: { fr: "Zinc et hydratation", en: "Zinc and hydration" },
      description: {
        fr: "La partie PCA retient l’eau quand le métal resserre. Les peaux mixtes y trouvent deux réponses dans un même ingrédient ; le sulfate ou le gluconate n’en offrent qu’une, avec un toucher plus sec.",
        en: "The PCA part retains water while the metal tightens. Combination skin gets two answers from one ingredient, where sulphate or gluconate offer only one, with a drier feel.",
      },
    },
    {
      titre: { fr: "Teneur en métal", en: "Metal content" },
      description: {
        fr: "Un pour cent de sel apporte 0,2 % de zinc. La spectrométrie à plasma le vérifie sur le produit fini ; cadmium et plomb, compagnons naturels du minerai, se recherchent sur la matière première.",
        en: "One per cent of salt brings 0.2% zinc. Plasma spectrometry verifies this on the finished product, while cadmium and lead, natural companions of the ore, are looked for in the raw material.",
      },
    },
    {
      titre: { fr: "Associations possibles", en: "Possible pairings" },
      description: {
        fr: "Niacinamide, panthénol et allantoïne lui conviennent ; l’acide salicylique, plus acide, se place dans un autre produit. Phosphates de vitamine C, savons et protéines précipitent avec lui et appellent une autre phase ou un autre sel.",
        en: "Niacinamide, panthenol and allantoin suit it; salicylic acid, being more acidic, belongs in a separate product. Vitamin C phosphates, soaps and proteins precipitate with it and need another phase or another salt.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "zinc" },
  related: ["niacinamide", "salicylique"],
  caution: {
    fr: "Annexe III : sels de zinc hydrosolubles limités à 1 %, calculés en zinc. Incompatible avec phosphates et tensioactifs anioniques. Gélule : 25 mg par jour, toutes sources (EFSA).",
    en: "Annex III: water-soluble zinc salts limited to 1%, calculated as zinc. Incompatible with phosphates and anionic surfactants. Capsule: 25 mg a day from all sources (EFSA).",
  },
};
