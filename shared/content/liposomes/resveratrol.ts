import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "resveratrol",
  type: "liposome",
  nom: { fr: "resvératrol", en: "resveratrol" },
  symbol: "Rv",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  niosome: "resveratrol",
  identity: {
    kind: "molecule",
    inci: "RESVERATROL",
    molecule: {
      name: { fr: "trans-resvératrol", en: "trans-resveratrol" },
      cas: "501-36-0",
      smiles: "Oc1ccc(/C=C/c2cc(O)cc(O)c2)cc1",
      formula: "C14H12O3",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Stilbène à trois hydroxyles.</b> La vigne en produit pour se défendre ; la racine de renouée du Japon et la fermentation de levure le fournissent en quantité. Le formulateur recherche l’isomère <i>trans</i> ; la lumière le convertit en <i>cis</i>.<br><br><b>Une barrière, une dispersion.</b> À peine soluble dans l’eau, le resvératrol se place dans la zone intermédiaire de la membrane, hydroxyles vers l’extérieur. Il devient ainsi utilisable en liquide, et la paroi diffuse une partie de la lumière.<br><br><b>En fabrication.</b> Lumière filtrée dès la pesée, pH acide, peu d’oxygène, cuves en acier inoxydable ; le produit part ensuite en verre ambré ou en blister aluminium.",
    en: "<b>A stilbene with three hydroxyls.</b> Vines make it in self-defence; Japanese knotweed root and yeast fermentation supply it in quantity. Formulators look for the <i>trans</i> isomer, which light converts to <i>cis</i>.<br><br><b>A barrier and a dispersion.</b> Barely soluble in water, resveratrol takes up the middle zone of a membrane, hydroxyls turned outwards. It can then be used in liquids, and the wall scatters part of the light.<br><br><b>In production.</b> Filtered light from weighing on, acid pH, little oxygen, stainless steel tanks; the product then leaves in amber glass or aluminium blisters.",
  },
  bienfaits: [
    {
      titre: { fr: "Une molécule de défense végétale", en: "A plant defence molecule" },
      description: {
        fr: "Le chimiste japonais Takaoka l’isola en 1939 d’un vératre. Les botanistes classent le resvératrol parmi les phytoalexines, des composés qu’une plante fabrique face à un champignon ou aux ultraviolets.",
        en: "The Japanese chemist Takaoka isolated it in 1939 from a false hellebore, <i>Veratrum</i>. Botanists class resveratrol among phytoalexins, compounds a plant makes when faced with a fungus or ultraviolet light.",
      },
    },
    {
      titre: { fr: "Garder la forme trans", en: "Keeping the trans form" },
      description: {
        fr: "Le trans absorbe vers 306 nm, le cis vers 286 nm : la chromatographie les dose séparément. La membrane de phospholipides et le verre ambré aident à conserver la proportion d’origine pendant le stockage.",
        en: "Trans absorbs near 306 nm and cis near 286 nm, and chromatography assays each separately. The phospholipid membrane and amber glass help hold the starting proportion during storage.",
      },
    },
    {
      titre: { fr: "Renouée ou levure", en: "Knotweed or yeast" },
      description: {
        fr: "L’extrait de racine est brun et titré ; la fermentation donne une poudre blanche, qui colore peu la formule mais relève de la liste des nouveaux aliments. L’origine choisie détermine les règles de dose et la dénomination sur l’étiquette.",
        en: "The root extract is brown and standardised; fermentation yields a white powder that hardly colours the formula but falls under the novel food list. The source you choose determines the dose rules and the name on the label.",
      },
    },
    {
      titre: { fr: "L’émodine, impureté à contrôler", en: "Emodin, an impurity to control" },
      description: {
        fr: "La racine de renouée contient aussi de l’émodine, une anthraquinone dont l’emploi alimentaire est débattu en Europe. Un extrait bien purifié n’en garde que des traces ; leur teneur figure sur chaque bulletin de lot.",
        en: "Knotweed root also contains emodin, an anthraquinone whose food use is under debate in Europe. A well-purified extract retains mere traces, and their level appears on every batch certificate.",
      },
    },
    {
      titre: { fr: "Dans une formule de vigne", en: "Within a vine formula" },
      description: {
        fr: "Pépin de raisin, feuille de vigne et resvératrol se combinent bien : tous trois se conservent mieux à pH légèrement acide. L’étiquette n’attribue toutefois à la vigne que le resvératrol qui en provient ; celui de la renouée ou de la levure garde son origine propre.",
        en: "Grape seed, vine leaf and resveratrol combine well, all three keeping best at a mildly acid pH. The label, however, credits to the vine only the resveratrol that comes from it; material from knotweed or yeast must not borrow that origin.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "resvératrol" },
  related: ["opc", "quercetine"],
  caution: {
    fr: "Trans-resvératrol de synthèse ou microbien, nouvel aliment : adultes seulement, 150 mg par jour au maximum. Étiquette : les personnes sous médicament n’en consomment que sous surveillance médicale. Par précaution, hors grossesse et allaitement.",
    en: "Synthetic or microbial trans-resveratrol is a novel food: adults only, no more than 150 mg daily. Label: people taking medicines should consume it under medical supervision only. As a precaution, not in pregnancy or breastfeeding.",
  },
};
