import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "melatonine",
  nom: { fr: "mélatonine", en: "melatonin" },
  symbol: "Mel",
  type: "liposome",
  categories: ["substance"],
  claimStatus: "authorised",
  niosome: "melatonine",
  identity: {
    kind: "molecule",
    inci: "MELATONIN",
    molecule: {
      name: { fr: "mélatonine", en: "melatonin" },
      cas: "73-31-4",
      smiles: "COc1ccc2[nH]cc(CCNC(C)=O)c2c1",
      formula: "C13H16N2O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un indole acétylé.</b> La mélatonine, N-acétyl-5-méthoxytryptamine, est une poudre blanche à crème, de masse molaire 232 g/mol. L’industrie la prépare par synthèse, en acétylant la 5-méthoxytryptamine, sans matière d’origine animale.<br><br><b>À l’interface.</b> Peu soluble dans l’eau sans être vraiment lipophile, la molécule se place entre les têtes polaires et les chaînes grasses de la membrane. Elle convient ainsi à un spray ou à des gouttes pauvres en alcool, et recristallise moins au froid que dans une simple solution saturée.<br><br><b>Un milligramme dans chaque unité.</b> Diluée dans la poudre liposomale, une dose aussi faible devient facile à peser ; l’essai d’uniformité de teneur, emprunté à la pharmacopée, la contrôle ensuite unité par unité. Lumière et oxygène l’altèrent : verre ambré, aluminium ou pilulier opaque, selon la forme.",
    en: "<b>An acetylated indole.</b> Melatonin, or N-acetyl-5-methoxytryptamine, is a white to cream powder with a molar mass of 232 g/mol. Industry makes it by acetylating 5-methoxytryptamine, without animal material at any step.<br><br><b>At the interface.</b> Poorly soluble in water yet not truly lipophilic, the molecule settles between the polar heads and the fatty chains of the membrane. It can therefore enter a spray or drops that contain little alcohol, with less risk of crystals in the cold than a plain saturated solution.<br><br><b>One milligram in every unit.</b> Diluted in liposomal powder, so small a dose becomes easy to weigh, and a content uniformity test borrowed from the pharmacopoeia then checks it unit by unit. Light and oxygen spoil it: choose amber glass, aluminium blisters or an opaque bottle, according to format.",
  },
  allegation: {
    fr: "La mélatonine n’est ni vitamine ni minéral ; le règlement (UE) 432/2012 lui reconnaît deux allégations : l’endormissement, à 1 mg par portion, et le décalage horaire, dès 0,5 mg.",
    en: "Melatonin is neither vitamin nor mineral. Regulation (EU) 432/2012 recognises two claims: falling asleep, at 1 mg per portion, and jet lag, from 0.5 mg.",
  },
  bienfaits: [
    {
      titre: { fr: "Endormissement", en: "Falling asleep" },
      claims: ["melatonin/falling-asleep"],
    },
    {
      titre: { fr: "Décalage horaire", en: "Jet lag" },
      claims: ["melatonin/jet-lag"],
    },
    {
      titre: { fr: "Rester sous 2 mg", en: "Staying under 2 mg" },
      description: {
        fr: "En France, la dose journalière d’un complément reste inférieure à 2 mg ; à partir de ce seuil, le produit relève du médicament. Une formule à 1 mg satisfait aux deux allégations et garde une marge ; près de 1,9 mg, un simple surtitrage ferait franchir la limite.",
        en: "French supplements must keep the daily dose below 2 mg, because from that point on medicines law applies. A 1 mg formula satisfies both claims and leaves a margin; close to 1.9 mg, ordinary overage would cross the limit.",
      },
    },
    {
      titre: { fr: "Rédiger l’étiquette", en: "Writing the label" },
      description: {
        fr: "Les deux allégations parlent d’endormissement et de décalage horaire. Sommeil profond, réveils nocturnes ou « horloge interne » n’entrent dans aucune des deux. L’étiquette précise une prise avant le coucher et, pour un voyage, dès le premier jour puis les quelques jours qui suivent l’arrivée.",
        en: "The two claims deal with falling asleep and with jet lag. Deep sleep, night waking and the ‘body clock’ fall outside both. The label states intake before bedtime and, for travel, from the first day and for a few days after arrival.",
      },
    },
    {
      titre: { fr: "Associations pour le soir", en: "Evening combinations" },
      description: {
        fr: "L-théanine, GABA ou extraits de plantes complètent souvent la formule. Aucun n’a d’allégation autorisée : ils figurent parmi les ingrédients, sans rôle énoncé. La vitamine B6, elle, apporte ses propres allégations.",
        en: "L-theanine, GABA and plant extracts often fill out a formula. None has an authorised claim, so they are listed as ingredients with no role stated. Vitamin B6, by contrast, brings claims of its own.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "sommeil" },
  related: ["l-theanine", "gaba"],
  caution: {
    fr: "France : moins de 2 mg par jour, pour un usage ponctuel. L’ANSES (2018) la déconseille aux femmes enceintes ou allaitantes, aux enfants et adolescents, en cas de maladie inflammatoire ou auto-immune et avant une activité qui exige de la vigilance. Épilepsie, asthme, troubles de l’humeur, du comportement ou de la personnalité, traitement en cours : avis médical.",
    en: "France: less than 2 mg a day, for occasional use. ANSES (2018) advises against it for pregnant or breastfeeding women, children and adolescents, people with inflammatory or autoimmune disease, and before any task that demands alertness. Epilepsy, asthma, mood, behaviour or personality disorders, ongoing treatment: medical advice.",
  },
};
