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
    fr: '<b>Vingt et vingt-deux carbones.</b> L’EPA compte cinq doubles liaisons, le DHA six, toutes de configuration <i>cis</i>. Une huile de poisson concentrée apporte les deux ; celle de la microalgue <i><span lang="la">Schizochytrium</span></i> fournit surtout du DHA, sans matière animale. Ces acides y sont estérifiés, le plus souvent en triglycérides.<br><br><b>L’huile devenue poudre.</b> Le liposome met ces chaînes en suspension dans l’eau et dispense de la capsule molle. Il tempère l’odeur marine et restreint le contact avec l’air. Séchée sur support, la dispersion remplit gélules et sticks.<br><br><b>Une conduite sans oxygène.</b> Les étapes se font sous azote, à basse température, loin du cuivre et du fer ; des tocophérols accompagnent l’huile dès sa réception. Le sachet aluminium scellé est le conditionnement de vrac habituel.',
    en: '<b>Twenty carbons and twenty-two.</b> EPA has five double bonds and DHA six, every one of them <i>cis</i>. Concentrated fish oil supplies both. Oil from the microalga <i><span lang="la">Schizochytrium</span></i> gives mostly DHA, with no animal material. In either source the acids are esterified, usually as triglycerides.<br><br><b>Oil turned powder.</b> Liposomes suspend these chains in water and make the softgel unnecessary. They temper the fishy smell and restrict contact with air. Dried on a carrier, the dispersion fills capsules and sticks.<br><br><b>Handled without oxygen.</b> Every step runs under nitrogen, cool, well away from copper and iron, and tocopherols join the oil on arrival. Sealed aluminium pouches are the customary bulk pack.',
  },
  allegation: {
    fr: "Pour l’EPA et le DHA réunis comme pour le DHA seul, l’effet annoncé suppose 250 mg par jour ; les formulations viennent de l’annexe du règlement (UE) 432/2012.",
    en: "Whether for EPA with DHA or for DHA alone, the stated effect presupposes 250 mg daily; wording comes from the annex of Regulation (EU) 432/2012.",
  },
  bienfaits: [
    { titre: { fr: "Cœur", en: "Heart" }, claims: ["epa-dha/heart"] },
    { titre: { fr: "Cerveau", en: "Brain" }, claims: ["dha/brain"] },
    { titre: { fr: "Vision", en: "Vision" }, claims: ["dha/vision"] },
    {
      titre: { fr: "Trois indices d’oxydation", en: "Three oxidation indices" },
      description: {
        fr: "Le Codex fixe pour les huiles de poisson courantes un indice de peroxyde de 5 meq/kg au plus, une anisidine de 20, un Totox de 26. Mesurez-les sur l’huile entrante, puis sur la poudre tout au long du vieillissement.",
        en: "For ordinary fish oils the Codex sets a peroxide value of 5 meq/kg at most, an anisidine value of 20 and a Totox of 26. Measure all three on incoming oil, then on the powder throughout ageing.",
      },
    },
    {
      titre: { fr: "Compter la place", en: "Allow for the room" },
      description: {
        fr: "Avec une huile à 500 mg d’EPA et de DHA par gramme, 250 mg utiles occupent déjà un demi-gramme, avant support et phospholipides. Deux gélules, un stick ou une cuillerée de liquide : le format se décide à ce calcul.",
        en: "With an oil at 500 mg of EPA and DHA per gram, 250 mg already takes up half a gram before carrier and phospholipids are added. Two capsules, a stick or a spoonful of liquid: that sum decides the format.",
      },
    },
    {
      titre: { fr: "Mer ou fermenteur", en: "Sea or fermenter" },
      description: {
        fr: "L’origine change l’étiquette. Le poisson se déclare comme allergène et s’accompagne d’analyses de dioxines et de PCB. La microalgue convient aux gammes véganes et suit son autorisation de nouvel aliment, avec la dénomination que celle-ci impose.",
        en: "Origin changes the label. Fish must be declared as an allergen and comes with dioxin and PCB analyses. Microalgae suit vegan ranges and follow their novel food authorisation, including the name it prescribes.",
      },
    },
  ],
  product: false,
  related: ["vitamine-e", "astaxanthine"],
  caution: {
    fr: "Apport complémentaire d’EPA et de DHA : 5 g par jour au plus. Avis médical sous anticoagulant ou avant une intervention. Huile de poisson : allergène à étiqueter. Huile de Schizochytrium : conditions d’emploi des nouveaux aliments.",
    en: "Supplemental EPA and DHA: 5 g a day at most. Medical advice for anyone on anticoagulants or due for surgery. Fish oil is an allergen to be labelled; Schizochytrium oil follows its novel food conditions of use.",
  },
};
