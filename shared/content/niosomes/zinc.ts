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
  description: {
    fr: "<b>PCA de zinc.</b> L’ion métallique y est lié à deux acides pyrrolidone carboxyliques, constituants du facteur naturel d’hydratation : environ 20 % de zinc en masse. Le sel se dissout bien mais trouble les gels anioniques. Au cœur du niosome, il n’y touche plus et le polymère garde sa viscosité.",
    en: "<b>Zinc PCA.</b> Here the metal ion is bound to two pyrrolidone carboxylic acids, parts of the natural moisturising factor: about 20% zinc by mass. The salt dissolves well but clouds anionic gels. Kept in a niosome core it no longer reaches them, and the polymer holds its viscosity.",
  },
  bienfaits: [
    {
      titre: { fr: "Gel qui ne casse pas", en: "Gels that do not break" },
      description: {
        fr: "Un carbomère s’effondre devant un cation divalent. L’enfermer permet de garder une texture gel classique, sans revenir à une gomme non ionique plus filante.",
        en: "A carbomer collapses when it meets a divalent cation. Enclosing the ion lets you keep a classic gel texture, instead of falling back on a stringier non-ionic gum.",
      },
    },
    {
      titre: { fr: "Brillance en baisse", en: "Less shine" },
      description: {
        fr: "Astringent léger, le sel matifie front et menton au fil de la journée. Le sébumètre, lu matin et midi, compare la base nue et la base chargée.",
        en: "A mild astringent, the salt keeps forehead and chin matt through the day. Sebumeter readings, morning and midday, compare the bare base with the loaded one.",
      },
    },
    {
      titre: { fr: "Zinc et hydratation", en: "Zinc plus moisture" },
      description: {
        fr: "La partie PCA retient l’eau quand le métal resserre. Les peaux mixtes y trouvent les deux réponses dans un même ingrédient, dès 0,5 %.",
        en: "The PCA part retains water while the metal tightens. Combination skin gets both answers from one ingredient, starting at 0.5%.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "zinc" },
  related: ["niacinamide", "salicylique"],
  caution: {
    fr: "Annexe III : sels de zinc hydrosolubles limités à 1 %, calculés en zinc. Incompatible avec phosphates et tensioactifs anioniques. Gélule : 25 mg par jour, toutes sources (EFSA).",
    en: "Annex III: water-soluble zinc salts limited to 1%, calculated as zinc. Incompatible with phosphates and anionic surfactants. Capsule: 25 mg a day from all sources (EFSA).",
  },
};
