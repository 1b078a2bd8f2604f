import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "bakuchiol",
  type: "niosome",
  nom: { fr: "bakuchiol", en: "bakuchiol" },
  symbol: "Bk",
  subtitle: { fr: "apaisant & régénérateur", en: "soothing & regenerating" },
  categories: ["végétal", "antioxydants"],
  formes: ["Sérum", "Crème"],
  inci: "BAKUCHIOL",
  action: { fr: "peau lissée, confort", en: "smoothed skin, comfort" },
  identity: {
    kind: "molecule",
    inci: "BAKUCHIOL",
    molecule: {
      name: { fr: "(S)-bakuchiol", en: "(S)-bakuchiol" },
      cas: "10309-37-2",
      smiles: "CC(C)=CCC[C@@](C)(C=C)/C=C/c1ccc(O)cc1",
      formula: "C18H24O",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Le phénol terpénique du babchi.</b> <i>Cullen corylifolium</i>, longtemps nommée <i>Psoralea corylifolia</i>, l’accumule dans ses graines. Extrait puis purifié, c’est un liquide ambré, visqueux, insoluble dans l’eau et miscible aux huiles.<br><br><b>Une structure sans rapport avec le rétinol.</b> Les marques destinent les deux actifs aux mêmes soins lissants, mais leurs molécules diffèrent. Lipophile, le bakuchiol se place dans l’épaisseur de la paroi niosomale et rejoint une base aqueuse ; la crème riche n’est plus son seul véhicule.<br><br><b>Points d’attention.</b> Le phénol rosit en présence de fer ou d’alcali : prévoyez un chélateur, un pH inférieur à 6,5 et une cuve inox. L’actif se charge tiède, avec un tocophérol, avant dilution à froid.",
    en: "<b>Babchi’s terpene phenol.</b> <i>Cullen corylifolium</i>, long called <i>Psoralea corylifolia</i>, stores it in the seeds. Extracted and purified, it is a thick amber liquid, insoluble in water and miscible with oils.<br><br><b>Not related to retinol.</b> Brands use both actives in smoothing care, but the molecules differ. Being lipophilic, bakuchiol takes its place in the thickness of the niosome wall and joins a watery base, so a rich cream is no longer the only vehicle.<br><br><b>What to watch.</b> The phenol turns pink with iron or alkali: plan a chelator, a pH below 6.5 and stainless steel. The active is loaded lukewarm with a tocopherol, then diluted cold.",
  },
  bienfaits: [
    {
      titre: { fr: "Usage matin et soir", en: "Morning and evening use" },
      description: {
        fr: "À la lumière, il tient mieux que les rétinoïdes, dont la chaîne conjuguée se dégrade vite. Un usage de jour est donc possible, avec la protection solaire habituelle et un simple verre teinté.",
        en: "In light it holds better than retinoids, whose conjugated chain soon degrades. Daytime use is therefore possible, with everyday sun protection and no more than tinted glass.",
      },
    },
    {
      titre: { fr: "Contrôle des furocoumarines", en: "Furocoumarin control" },
      description: {
        fr: "Les mêmes graines contiennent psoralène et isopsoralène, phototoxiques. Une HPLC dédiée fixe leur plafond en parties par million ; la pureté du bakuchiol, son pouvoir rotatoire et les solvants résiduels complètent la fiche.",
        en: "The same seeds contain psoralen and isopsoralen, both phototoxic. Dedicated HPLC sets their ceiling in parts per million; bakuchiol purity, optical rotation and residual solvents complete the sheet.",
      },
    },
    {
      titre: { fr: "Un gel sans phase huileuse", en: "A gel without an oil phase" },
      description: {
        fr: "La vésicule supprime le solubilisant, souvent collant, et laisse un fini net. Comparez la dispersion à une solution huileuse au même titre : étalement, brillance à cinq minutes et odeur se lisent en aveugle.",
        en: "Vesicles remove the solubiliser, often tacky, and leave a clean finish. Compare the dispersion with an oil solution at equal strength: spread, shine at five minutes and odour can be judged blind.",
      },
    },
    {
      titre: { fr: "Sens du mot « régénérateur »", en: "What ‘regenerating’ means here" },
      description: {
        fr: "Le mot décrit ici une apparence : relief plus lisse, peau reposée. Projection de franges et cotation par un panel, sur douze semaines, forment la preuve qu’attend le règlement (UE) 655/2013 sur les allégations.",
        en: "Here the word describes a look: smoother relief, rested skin. Fringe projection and panel scoring over twelve weeks form the evidence expected by Regulation (EU) 655/2013 on claims.",
      },
    },
    {
      titre: { fr: "Associations conseillées", en: "Recommended partners" },
      description: {
        fr: "Squalane pour le glissant, bisabolol pour le confort, vitamine E pour garder la couleur. Avec un exfoliant, prévoyez deux vésicules ou deux soirs ; avec un rétinoïde, le cumul ajoute surtout des essais.",
        en: "Squalane for slip, bisabolol for comfort, vitamin E to hold colour. With an exfoliant, plan two vesicles or two evenings; with a retinoid, stacking mostly adds trials to run.",
      },
    },
  ],
  product: false,
  related: ["retinol", "squalene"],
  caution: {
    fr: "Exiger une pureté élevée et un dosage des furocoumarines (psoralène, isopsoralène), phototoxiques. Faute de données suffisantes, prudence pendant la grossesse. Ne pas le présenter comme un rétinol.",
    en: "Insist on high purity and a furocoumarin assay (psoralen, isopsoralen), as these are phototoxic. For want of data, caution in pregnancy. Never present it as a retinol.",
  },
};
