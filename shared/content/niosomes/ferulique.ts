import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "ferulique",
  type: "niosome",
  nom: { fr: "acide férulique", en: "ferulic acid" },
  symbol: "FA",
  subtitle: { fr: "antioxydant & stabilisant", en: "antioxidant & stabilising" },
  categories: ["acides", "antioxydants"],
  formes: ["Sérum", "Crème"],
  inci: "FERULIC ACID",
  action: { fr: "protection de la formule", en: "formula protection" },
  identity: {
    kind: "molecule",
    inci: "FERULIC ACID",
    molecule: {
      name: { fr: "acide férulique", en: "ferulic acid" },
      cas: "1135-24-6",
      smiles: "COc1cc(/C=C/C(O)=O)ccc1O",
      formula: "C10H10O4",
      shows: "whole",
      note: {
        fr: "Forme trans (E), celle du son de riz.",
        en: "Trans (E) form, the one found in rice bran.",
      },
    },
  },
  description: {
    fr: "<b>Un acide phénolique des céréales.</b> Dans le son, l’acide férulique attache les sucres des parois aux lignines. L’industrie le libère de l’oryzanol de riz ; il doit son nom à la férule <i>Ferula foetida</i>. Poudre écrue, il se dissout à moins de 1 g/l dans l’eau froide.<br><br><b>Moins de solvant.</b> Éthanol ou éthoxydiglycol l’accompagnent d’habitude. Le niosome le loge en bordure de la paroi, sous sa forme non ionisée, et dispense d’une part de ces solvants.<br><br><b>Valeurs guides.</b> Tenez le pH entre 3 et 4, avec un chélateur du fer et sous azote. À pH plus élevé, l’ion carboxylate sort de la paroi et la solution fonce.",
    en: "<b>A phenolic acid from cereals.</b> In bran, ferulic acid fastens wall sugars to lignins. Industry frees it from rice oryzanol; a giant fennel, <i>Ferula foetida</i>, lent it the name. An off-white powder, it dissolves at less than 1 g/l in cold water.<br><br><b>Less solvent.</b> Ethanol or ethoxydiglycol usually comes with it. Niosomes hold it at the edge of the wall, in un-ionised form, and make part of those solvents unnecessary.<br><br><b>Guide values.</b> Keep pH between 3 and 4, with an iron chelator and under nitrogen. At higher pH the carboxylate ion leaves the wall and the solution darkens.",
  },
  bienfaits: [
    {
      titre: { fr: "Avec les vitamines C et E", en: "With vitamins C and E" },
      description: {
        fr: "Rarement seul, l’acide accompagne les vitamines C et E dans les sérums du jour. Trois populations de vésicules permettent de doser chaque partenaire à son pH, sans solvant commun ni ajout d’alcool.",
        en: "Seldom alone, the acid backs vitamins C and E in daytime serums. Three populations of vesicles let each partner be dosed at its own pH, with no shared solvent and no added alcohol.",
      },
    },
    {
      titre: { fr: "Absorber n’est pas filtrer", en: "Absorbing is not filtering" },
      description: {
        fr: "La double liaison conjuguée capte le rayonnement autour de 320 nm et protège parfum et colorants dans le flacon. Absent des filtres autorisés, l’actif ne donne droit à aucun indice ni pictogramme solaire.",
        en: "The conjugated double bond takes up light around 320 nm and shields fragrance and colour in the bottle. Since it is not an authorised filter, the active entitles you to no sun factor or symbol.",
      },
    },
    {
      titre: { fr: "Éviter l’odeur de girofle", en: "Avoiding a clove smell" },
      description: {
        fr: "Chauffé en solution, l’acide se décarboxyle et forme du vinylgaïacol, à l’odeur de clou de girofle. Charge à température modérée et formule acide limitent la réaction, qu’une chromatographie d’espace de tête mesure.",
        en: "Heated in solution, the acid decarboxylates and forms vinylguaiacol, which smells of clove. Moderate loading temperature and an acidic formula limit the reaction, measured by headspace chromatography.",
      },
    },
    {
      titre: { fr: "Isomères trans et cis", en: "Trans and cis isomers" },
      description: {
        fr: "À la lumière, la forme trans du commerce s’équilibre avec la cis, au spectre et au comportement différents. Le dosage doit séparer les deux, sinon une simple isomérisation passe pour une perte.",
        en: "In light, the trans form on sale comes to equilibrium with cis, which has another spectrum and another behaviour. An assay must separate them, or mere isomerisation will look like loss.",
      },
    },
    {
      titre: { fr: "Teinte de fin de vie", en: "End-of-life shade" },
      description: {
        fr: "Un sérum au férulique passe du paille à l’ambre. Définissez au lancement la teinte de fin de vie, photographiée sous lampe normalisée : le service client y répond plus vite, et la date imprimée devient défendable.",
        en: "A ferulic serum goes from straw to amber. Define the end-of-life shade at launch, photographed under a standard lamp: customer service answers faster, and the printed date can be defended.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c", "vitamine-e"],
  caution: {
    fr: "Ne figure pas parmi les filtres UV de l’annexe VI : aucune revendication solaire. Tenir le pH sous 4 pour limiter la coloration et prévoir un chélateur du fer.",
    en: "Not listed among the UV filters of Annex VI, so no sun protection claim. Hold pH below 4 to limit colour, and add an iron chelator.",
  },
};
