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
    fr: "<b>Un indole acétylé.</b> La mélatonine, N-acétyl-5-méthoxytryptamine, est une poudre blanche à crème de 232 g/mol. L’industrie la prépare par synthèse, en acétylant la 5-méthoxytryptamine, sans matière d’origine animale.<br><br><b>À l’interface.</b> Ni franchement grasse ni franchement soluble, la molécule se place entre têtes polaires et chaînes lipidiques. Elle entre ainsi dans un spray ou des gouttes pauvres en alcool, et y recristallise moins au froid qu’une simple solution saturée.<br><br><b>Un milligramme, partout le même.</b> La dilution sur liposomes donne une masse pesable ; l’uniformité de teneur, essai emprunté à la pharmacopée, la vérifie unité par unité. Lumière et oxygène l’altèrent : verre ambré, aluminium ou pilulier opaque, selon la forme.",
    en: "<b>An acetylated indole.</b> Melatonin, or N-acetyl-5-methoxytryptamine, is a white to cream powder of 232 g/mol. Industry makes it by acetylating 5-methoxytryptamine, without animal material at any step.<br><br><b>At the interface.</b> Neither truly fatty nor truly soluble, the molecule settles between polar heads and lipid chains. It can therefore enter a spray or drops that contain little alcohol, with less risk of cold-store crystals than a plain saturated solution.<br><br><b>One milligram every time.</b> Dilution on liposomes provides a weighable mass, and a content uniformity test borrowed from the pharmacopoeia checks it unit by unit. Light and oxygen spoil it: choose amber glass, aluminium blisters or an opaque bottle, according to format.",
  },
  allegation: {
    fr: "La mélatonine n’est ni vitamine ni minéral ; le règlement (UE) 432/2012 lui reconnaît deux usages, à 1 mg et à partir de 0,5 mg par portion journalière.",
    en: "Melatonin is neither vitamin nor mineral. Regulation (EU) 432/2012 recognises two uses, at 1 mg and from 0.5 mg per daily portion.",
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
        fr: "En France, la dose journalière d’un complément reste inférieure à 2 mg ; à partir de ce seuil, le produit relève du médicament. Viser 1 mg, sans surtitrage qui franchirait la limite en début de vie, sert l’allégation autant que la conformité.",
        en: "French supplements must keep the daily dose below 2 mg, because from that point on medicines law applies. Aiming for 1 mg, with no overage that would cross the limit early in shelf life, protects both claim and compliance.",
      },
    },
    {
      titre: { fr: "Écrire juste", en: "Copy that holds" },
      description: {
        fr: "Les deux mentions parlent d’endormissement et de décalage horaire. Sommeil profond, réveils nocturnes ou « horloge interne » sortent du cadre. L’étiquette précise la prise avant le coucher et, pour le voyage, le calendrier du premier jour et des suivants.",
        en: "Both statements deal with falling asleep and with jet lag. Deep sleep, night waking or the ‘body clock’ lie outside. Labels specify intake before bedtime and, for travellers, the schedule of day one and those that follow.",
      },
    },
    {
      titre: { fr: "Compagnons du soir", en: "Evening companions" },
      description: {
        fr: "L-théanine, GABA ou extraits de plantes complètent souvent la formule. Aucun n’a d’allégation autorisée : ils figurent parmi les ingrédients, sans rôle énoncé. La vitamine B6, elle, apporte ses propres mentions.",
        en: "L-theanine, GABA and plant extracts often fill out a formula. None has an authorised claim, so they are listed as ingredients with no role stated. Vitamin B6, by contrast, brings wording of its own.",
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
