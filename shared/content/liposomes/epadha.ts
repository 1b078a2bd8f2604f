import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "epadha",
  nom: { fr: "epa & dha", en: "epa & dha" },
  symbol: "Ω3",
  type: "liposome",
  categories: ["acide gras"],
  claimStatus: "authorised",
  identity: {
    kind: "complex",
    inci: "EICOSAPENTAENOIC ACID, DOCOSAHEXAENOIC ACID",
    components: [
      {
        name: {
          fr: "acide eicosapentaénoïque (EPA)",
          en: "eicosapentaenoic acid (EPA)",
        },
      },
      {
        name: {
          fr: "acide docosahexaénoïque (DHA)",
          en: "docosahexaenoic acid (DHA)",
        },
      },
    ],
    molecule: {
      name: {
        fr: "DHA, acide (4Z,7Z,10Z,13Z,16Z,19Z)-docosahexaénoïque",
        en: "DHA, (4Z,7Z,10Z,13Z,16Z,19Z)-docosahexaenoic acid",
      },
      cas: "6217-54-5",
      smiles: "CC/C=C\\C/C=C\\C/C=C\\C/C=C\\C/C=C\\C/C=C\\CCC(=O)O",
      formula: "C22H32O2",
      shows: "unit",
      note: {
        fr: "Acide libre ; dans l’huile, il est estérifié en triglycérides, à côté de l’EPA.",
        en: "Free acid; in the oil it is esterified as triglycerides, alongside EPA.",
      },
    },
  },
  description: {
    fr: '<b>Deux acides gras oméga-3.</b> L’EPA compte vingt carbones et cinq doubles liaisons, le DHA vingt-deux et six, toutes de configuration <i>cis</i>. L’huile de poisson concentrée apporte les deux ; celle de la microalgue <i><span lang="la">Schizochytrium</span></i> fournit surtout du DHA, sans matière animale. Ces acides y sont estérifiés, le plus souvent en triglycérides.<br><br><b>Une huile mise en poudre.</b> Le liposome disperse l’huile dans l’eau et dispense de la capsule molle. Il atténue l’odeur de poisson et limite le contact avec l’air. Séchée sur support, la dispersion remplit gélules et sticks.<br><br><b>Une fabrication sans oxygène.</b> Les étapes se font sous azote, à basse température, sans contact avec le cuivre ni le fer ; des tocophérols sont ajoutés à l’huile dès sa réception. Le vrac se conditionne d’ordinaire en sachet aluminium scellé.',
    en: '<b>Two omega-3 fatty acids.</b> EPA has twenty carbons and five double bonds, DHA twenty-two and six, all of them <i>cis</i>. Concentrated fish oil supplies both; oil from the microalga <i><span lang="la">Schizochytrium</span></i> gives mostly DHA, with no animal material. In either source the acids are esterified, usually as triglycerides.<br><br><b>An oil turned into powder.</b> Liposomes disperse the oil in water and make softgels unnecessary. They reduce the fishy smell and limit contact with air. Dried on a carrier, the dispersion fills capsules and sticks.<br><br><b>Processing without oxygen.</b> Every step runs under nitrogen, at low temperature, away from copper and iron; tocopherols are added to the oil on arrival. Sealed aluminium pouches are the usual bulk pack.',
  },
  allegation: {
    fr: "Ces allégations du règlement (UE) 432/2012 supposent 250 mg par jour d’EPA et de DHA réunis (cœur) ou de DHA (cerveau, vision).",
    en: "These claims of Regulation (EU) 432/2012 require 250 mg a day of EPA and DHA combined (heart) or of DHA (brain, vision).",
  },
  bienfaits: [
    { titre: { fr: "Cœur", en: "Heart" }, claims: ["epa-dha/heart"] },
    { titre: { fr: "Cerveau", en: "Brain" }, claims: ["dha/brain"] },
    { titre: { fr: "Vision", en: "Vision" }, claims: ["dha/vision"] },
    {
      titre: { fr: "Trois indices d’oxydation", en: "Three oxidation indices" },
      description: {
        fr: "Pour les huiles de poisson courantes, le Codex fixe un indice de peroxyde de 5 meq/kg au plus, un indice d’anisidine de 20 et un indice global d’oxydation (Totox) de 26. Mesurez-les sur l’huile à réception, puis sur la poudre pendant l’étude de stabilité.",
        en: "For ordinary fish oils, the Codex sets a peroxide value of 5 meq/kg at most, an anisidine value of 20 and a total oxidation value (Totox) of 26. Measure all three on incoming oil, then on the powder during the stability study.",
      },
    },
    {
      titre: { fr: "Dose et choix du format", en: "Dose and choice of format" },
      description: {
        fr: "Avec une huile à 500 mg d’EPA et de DHA par gramme, 250 mg occupent déjà un demi-gramme, avant support et phospholipides. Ce calcul décide du format : deux gélules, un stick ou une cuillerée de liquide.",
        en: "With an oil at 500 mg of EPA and DHA per gram, 250 mg already takes up half a gram before carrier and phospholipids. That calculation decides the format: two capsules, a stick or a spoonful of liquid.",
      },
    },
    {
      titre: { fr: "Poisson ou microalgue", en: "Fish or microalga" },
      description: {
        fr: "L’origine change l’étiquette. Le poisson se déclare comme allergène et demande des analyses de dioxines et de PCB. La microalgue convient aux gammes véganes et suit son autorisation de nouvel aliment, avec la dénomination que celle-ci impose.",
        en: "The source changes the label. Fish must be declared as an allergen and calls for dioxin and PCB analyses. Microalgae suit vegan ranges and follow their novel food authorisation, including the name it prescribes.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "circulation" },
  related: ["vitamine-e", "astaxanthine"],
  caution: {
    fr: "Apport complémentaire d’EPA et de DHA : 5 g par jour au plus. Avis médical sous anticoagulant ou avant une intervention chirurgicale. Huile de poisson : allergène à étiqueter. Huile de Schizochytrium : respecter les conditions d’emploi du nouvel aliment.",
    en: "Supplemental EPA and DHA: 5 g a day at most. Medical advice for anyone on anticoagulants or due for surgery. Fish oil is an allergen to be labelled; Schizochytrium oil follows its novel food conditions of use.",
  },
};
