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
    fr: "<b>Le BHA issu du saule.</b> <i>Salix</i> lui a donné son nom ; la synthèse industrielle le fournit depuis 1874. Un cycle, un phénol, un acide, 138 g/mol : la molécule est soluble dans les corps gras et très peu dans l’eau, environ 2 g/l à température ambiante.<br><br><b>Dissous par la bicouche.</b> On le dissout d’ordinaire dans l’éthanol, qui dessèche, ou à l’aide de soude, qui neutralise l’actif. La paroi niosomale dispense des deux : l’acide libre se loge entre ses chaînes et le gel demeure translucide.<br><br><b>Plage de pH.</b> Avec un pKa voisin de 3, travaillez entre 3,2 et 4. Tensioactifs à liaison éther, xanthane stable et conservateurs actifs en milieu acide complètent une base exempte de fer.",
    en: "<b>The BHA that came from willow.</b> <i>Salix</i> gave it a name, and industrial synthesis has supplied it since 1874. One ring, one phenol, one acid, 138 g/mol: the molecule dissolves in fats and very little in water, about 2 g/l at room temperature.<br><br><b>Dissolved by the bilayer.</b> It is usually dissolved in ethanol, which dries the skin, or with caustic soda, which neutralises the active. A niosome wall dispenses with both: free acid lodges among its chains and the gel remains translucent.<br><br><b>The pH range.</b> With a pKa close to 3, work at 3.2 to 4. Ether surfactants, acid-stable xanthan and preservatives that function in acid complete a base free of iron.",
  },
  bienfaits: [
    {
      titre: { fr: "Une affinité pour le sébum", en: "An affinity for sebum" },
      description: {
        fr: "Lipophile, il se répartit là où la surface est grasse. C’est l’exfoliant des peaux mixtes et brillantes, dont il lisse le relief et affine l’aspect des pores, autour du nez comme sur le front.",
        en: "Being lipophilic, it goes where the surface is oily. This is the exfoliant of shiny and combination skin, smoothing its relief and softening the look of pores around nose and forehead.",
      },
    },
    {
      titre: { fr: "Un gel sans éthanol", en: "A gel without ethanol" },
      description: {
        fr: "Sans alcool, le produit n’a pas d’odeur piquante, n’attaque pas le décor du flacon et se transporte sans classement inflammable. Un contrôle à 4 °C, après centrifugation, vérifie l’absence d’aiguilles.",
        en: "Without alcohol the product has no pungent smell, does not attack the decoration of the bottle and ships without a flammable classification. A check at 4 °C, after centrifugation, verifies the absence of needles.",
      },
    },
    {
      titre: { fr: "Dose et pH vont ensemble", en: "Strength and pH together" },
      description: {
        fr: "À 3,5, un quart environ des molécules reste sous forme libre, celle dont dépend l’exfoliation. Monter à 5 donne un produit doux mais presque inerte : indiquez toujours la dose avec le pH.",
        en: "At 3.5 roughly a quarter of the molecules stays free, and exfoliation depends on that share. At 5 the product is mild but nearly inert, so always state strength together with pH.",
      },
    },
    {
      titre: { fr: "Réaction avec le fer", en: "Reaction with iron" },
      description: {
        fr: "Une trace de fer le colore en violet, réaction connue de tous les laboratoires. Cuve passivée, chélateur et pigments enrobés l’évitent ; le même réactif sert de contrôle d’identité à l’entrée.",
        en: "A trace of iron colours it violet, a reaction known to every laboratory. Passivated tank, chelator and coated pigments prevent it, and the same reagent serves as identity test on receipt.",
      },
    },
    {
      titre: { fr: "Soins ciblés ou rincés", en: "Targeted or rinse-off" },
      description: {
        fr: "Sérum local, lotion tonique, shampooing exfoliant : trois usages à confronter à l’annexe III. L’acide mandélique le complète pour le relief ; niacinamide et PCA de zinc, qui demandent un pH plus haut, vont dans un autre produit. Le mode d’emploi prévoit un hydratant.",
        en: "Spot serum, toning lotion, exfoliating shampoo: three uses to be set against Annex III. Mandelic acid complements it on relief; niacinamide and zinc PCA, which need a higher pH, go into another product. Directions end with a moisturiser.",
      },
    },
  ],
  product: false,
  related: ["azelaique", "zinc"],
  caution: {
    fr: "Annexe III : 2 % au plus en règle générale, 0,5 % en lotion pour le corps, 3 % en capillaire rincé. Pas avant 3 ans ; ni spray inhalable ni produit bucco-dentaire. Irritant pour les yeux, écran solaire conseillé.",
    en: "Annex III: at most 2% as a general rule, 0.5% in body lotion, 3% in rinse-off hair care. Not under 3 years; neither sprays that may be inhaled nor oral care. Eye irritant; advise sunscreen.",
  },
};
