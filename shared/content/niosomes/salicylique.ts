import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "salicylique",
  type: "niosome",
  nom: { fr: "acide salicylique", en: "salicylic acid" },
  symbol: "Sal",
  subtitle: { fr: "exfoliant & matifiant", en: "exfoliating & mattifying" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "SALICYLIC ACID",
  action: { fr: "exfoliation, pores moins visibles", en: "exfoliation, less visible pores" },
  identity: {
    kind: "molecule",
    inci: "SALICYLIC ACID",
    molecule: {
      name: { fr: "acide salicylique", en: "salicylic acid" },
      cas: "69-72-7",
      smiles: "OC(=O)c1ccccc1O",
      formula: "C7H6O3",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Le BHA issu du saule.</b> <i>Salix</i> lui a donné son nom ; la synthèse industrielle le fournit depuis 1874. Un cycle, un phénol, un acide, 138 g/mol : la molécule aime les corps gras et refuse presque l’eau, qui en prend 2 g/l à température ambiante.<br><br><b>Dissous par la bicouche.</b> L’usage veut de l’éthanol ou de la soude, l’un desséchant, l’autre neutralisant l’actif. La paroi niosomale se passe des deux : l’acide libre se loge dans ses chaînes et le gel demeure translucide.<br><br><b>Zone de pH.</b> Un pKa voisin de 3 place le travail entre 3,2 et 4. Tensioactifs éther, xanthane tolérante et conservateurs actifs en milieu acide complètent une base que le fer ne doit pas approcher.",
    en: "<b>The BHA that came from willow.</b> <i>Salix</i> gave it a name, and industrial synthesis has supplied it since 1874. One ring, one phenol, one acid, 138 g/mol: the molecule enjoys fats and all but refuses water, which takes 2 g/l at room temperature.<br><br><b>Dissolved by the bilayer.</b> Usual practice calls for ethanol or caustic soda, the former drying, the latter neutralising the active. A niosome wall dispenses with both: free acid lodges among its chains and the gel remains translucent.<br><br><b>The pH zone.</b> A pKa close to 3 puts the work at 3.2 to 4. Ether surfactants, tolerant xanthan and preservatives that function in acid round off a base which iron must not approach.",
  },
  bienfaits: [
    {
      titre: { fr: "Une affinité pour le sébum", en: "At home in sebum" },
      description: {
        fr: "Lipophile, il se plaît là où la surface est grasse. C’est l’exfoliant des peaux mixtes et brillantes, dont il lisse le relief et affine l’aspect des pores, autour du nez comme sur le front.",
        en: "Being lipophilic, it is comfortable where the surface is oily. This is the exfoliant of shiny and combination skin, smoothing its relief and softening the look of pores around nose and forehead.",
      },
    },
    {
      titre: { fr: "Un gel sans éthanol", en: "A gel without ethanol" },
      description: {
        fr: "Sans alcool, le produit ne pique pas l’odorat, ne dissout pas les vernis de décor et voyage sans classement inflammable. Une centrifugation vérifie qu’aucune aiguille ne se forme à 4 °C.",
        en: "Without alcohol the product does not catch the nose, dissolves no decorative varnish and travels unclassified as flammable. Centrifugation verifies that no needles form at 4 °C.",
      },
    },
    {
      titre: { fr: "Un pH bas assumé", en: "Acidic by design" },
      description: {
        fr: "À 3,5, un quart environ des molécules reste sous forme libre, celle dont dépend l’exfoliation. Monter à 5 donne un produit doux mais presque inerte : le chiffre à afficher est le couple dose et pH.",
        en: "At 3.5 roughly a quarter of the molecules stays free, and exfoliation depends on that share. At 5 the product is mild but nearly inert, so the figure to display is strength paired with pH.",
      },
    },
    {
      titre: { fr: "Le violet du fer", en: "Iron turns it violet" },
      description: {
        fr: "Une trace de fer le colore en violet, réaction connue de tous les laboratoires. Cuve passivée, chélateur et pigments enrobés l’évitent ; le même réactif sert de contrôle d’identité à l’entrée.",
        en: "A trace of iron colours it violet, a reaction known to every laboratory. Passivated tank, chelator and coated pigments prevent it, and the same reagent serves as identity test on receipt.",
      },
    },
    {
      titre: { fr: "Soins ciblés ou rincés", en: "Targeted or rinse-off" },
      description: {
        fr: "Sérum local, lotion tonique, shampooing exfoliant : trois usages à confronter à l’annexe III. Zinc PCA et niacinamide pour la matité, acide mandélique pour le relief ; un hydratant suit toujours au mode d’emploi.",
        en: "Spot serum, toning lotion, exfoliating shampoo: three uses to be set against Annex III. Zinc PCA and niacinamide add a matt finish, mandelic acid works on relief, and directions always end with a moisturiser.",
      },
    },
  ],
  product: false,
  related: ["azelaique", "zinc"],
  caution: {
    fr: "Annexe III : 2 % au plus en produit non rincé, 0,5 % en lait corporel, 3 % en capillaire rincé. Pas avant 3 ans ; ni spray ni voie orale. Irritant pour les yeux, écran solaire conseillé.",
    en: "Annex III: at most 2% in leave-on products, 0.5% in body lotion, 3% in rinse-off hair care. Not under 3 years; neither spray nor oral care. Eye irritant; advise sunscreen.",
  },
};
