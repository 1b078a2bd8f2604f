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
    fr: "<b>Stilbène à trois hydroxyles.</b> La vigne en produit pour se défendre ; la racine de renouée du Japon et la fermentation de levure le fournissent en quantité. Seul l’isomère trans intéresse le formulateur, et la lumière le fait basculer en cis.<br><br><b>Une barrière, une dispersion.</b> À peine soluble dans l’eau, le resvératrol se place dans la zone intermédiaire de la membrane, hydroxyles vers l’extérieur. Il gagne ainsi les formats liquides, et la paroi diffuse une part du rayonnement.<br><br><b>En atelier.</b> Lumière filtrée dès la pesée, pH acide, peu d’oxygène, métal inerte ; le produit part ensuite en verre ambré ou en blister aluminium.",
    en: "<b>A stilbene with three hydroxyls.</b> Vines make it in self-defence; Japanese knotweed root and yeast fermentation supply it in quantity. Formulators want the trans isomer alone, and light flips it to cis.<br><br><b>A barrier and a dispersion.</b> Barely soluble in water, resveratrol takes up the middle zone of a membrane, hydroxyls turned outwards. It thus reaches liquid formats, and the wall scatters part of the radiation.<br><br><b>At the works.</b> Filtered light from weighing on, acid pH, little oxygen, inert metal; the product then leaves in amber glass or aluminium blisters.",
  },
  bienfaits: [
    {
      titre: { fr: "Une phytoalexine nommée tôt", en: "An early-named phytoalexin" },
      description: {
        fr: "Le Japonais Takaoka la caractérisa en 1939 dans un vératre. Les botanistes rangent le resvératrol parmi les phytoalexines, composés qu’une plante fabrique face à un champignon ou aux ultraviolets.",
        en: "Takaoka characterised it in Japan in 1939 from a false hellebore, <i>Veratrum</i>. Botanists class resveratrol among phytoalexins, compounds a plant makes when faced with a fungus or ultraviolet light.",
      },
    },
    {
      titre: { fr: "Trans, du lot au flacon", en: "Trans from batch to bottle" },
      description: {
        fr: "Le trans absorbe vers 306 nm, le cis vers 286 nm : la chromatographie les dose séparément. La coque phospholipidique et le verre ambré maintiennent la proportion d’origine pendant tout le stockage.",
        en: "Trans absorbs near 306 nm and cis near 286 nm, and chromatography assays each separately. A phospholipid coat and amber glass hold the starting proportion all through storage.",
      },
    },
    {
      titre: { fr: "Renouée ou levure", en: "Knotweed or yeast" },
      description: {
        fr: "L’extrait de racine est brun et titré ; la voie fermentaire donne une poudre blanche, plus simple à colorer, mais soumise au règlement des nouveaux aliments. Dites-nous laquelle sert votre récit de marque, la dose suivra.",
        en: "The root extract is brown and standardised; fermentation yields a white powder that is easier to colour, yet comes under novel food rules. Tell us which serves your brand story and the dose will follow.",
      },
    },
    {
      titre: { fr: "L’émodine, à écarter", en: "Emodin, to be kept out" },
      description: {
        fr: "La racine de renouée contient aussi de l’émodine, une anthraquinone dont l’emploi alimentaire est débattu en Europe. Un extrait bien purifié n’en garde que des traces ; leur teneur figure sur chaque bulletin de lot.",
        en: "Knotweed root also contains emodin, an anthraquinone whose food use is under debate in Europe. A well-purified extract retains mere traces, and their level appears on every batch certificate.",
      },
    },
    {
      titre: { fr: "Dans une formule de vigne", en: "Within a vine formula" },
      description: {
        fr: "Pépin de raisin, feuille de vigne et resvératrol racontent une seule plante en trois extraits. Leurs couleurs s’accordent, leurs pH aussi ; la somme des polyphénols se contrôle, puis chaque marqueur à part.",
        en: "Grape seed, vine leaf and resveratrol tell of one plant in three extracts. Their colours agree and so do their pH needs; total polyphenols are checked, then each marker by itself.",
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
