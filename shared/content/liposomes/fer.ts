import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "fer",
  nom: { fr: "fer", en: "iron" },
  symbol: "Fe",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "FERROUS BISGLYCINATE",
    salt: { fr: "bisglycinate ferreux", en: "ferrous bisglycinate" },
    molecule: {
      name: { fr: "bisglycinate de fer (II)", en: "iron(II) bisglycinate" },
      cas: "20150-34-9",
      smiles: "[Fe+2].NCC([O-])=O.NCC([O-])=O",
      formula: "C4H8FeN2O4",
      shows: "whole",
      note: {
        fr: "Charges séparées pour la lecture ; en réalité, deux cycles chélates.",
        en: "Charges separated for legibility; the real compound has two chelate rings.",
      },
    },
  },
  description: {
    fr: "<b>Du fer divalent, chélaté.</b> Dans le bisglycinate ferreux, deux glycines referment chacune un cycle à cinq atomes autour du métal. Le sel pur contient 27 % de fer, avec une masse molaire de 204 g/mol ; les qualités du commerce, tamponnées par un acide organique, descendent autour de 20 %.<br><br><b>Saveur et taches contenues.</b> Un fer ionique goûte la pièce de monnaie, noircit les tanins, colore les dents. Le chélate modère ces réactions. La vésicule intercale une couche de plus entre l’ion et la langue, et rend envisageables gouttes et poudres orodispersibles.<br><br><b>Le lipide aussi se protège.</b> L’ion ferreux peut peroxyder les phospholipides qui l’abritent : antioxydant dans la paroi, faible activité de l’eau, azote dans l’emballage. La part de fer ferrique, dosée à chaque échéance, trahit l’oxydation.",
    en: "<b>Chelated iron, kept divalent.</b> In ferrous bisglycinate, two glycines each close a five-membered ring on the metal. Pure salt, at 204 g/mol, contains 27% iron; commercial grades buffered with an organic acid come down to around 20%.<br><br><b>Taste and stains contained.</b> Ionic iron tastes of coins, blackens tannins and marks teeth. Chelation moderates all that. The vesicle slips one more layer between ion and tongue, so that drops and orodispersible powders become workable.<br><br><b>Lipids need guarding too.</b> Ferrous ions can peroxidise the very phospholipids around them: hence an antioxidant in the wall, low water activity and nitrogen in the pack. Ferric iron, assayed at each stability point, betrays oxidation.",
  },
  allegation: {
    fr: "Pour le fer, un apport quotidien de 2,1 mg suffit à ouvrir ces allégations, telles que les rédige le règlement (UE) 432/2012.",
    en: "In the case of iron, a daily supply of 2.1 mg is enough to open these claims, worded as in Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["iron/fatigue", "iron/energy-metabolism"],
    },
    {
      titre: {
        fr: "Globules rouges et oxygène",
        en: "Red blood cells and oxygen",
      },
      claims: ["iron/red-blood-cells", "iron/oxygen-transport"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["iron/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire", en: "Cell division" },
      claims: ["iron/cell-division"],
    },
    {
      titre: { fr: "Pesée et étiquetage", en: "Weighing and labelling" },
      description: {
        fr: "La valeur de référence, 14 mg de fer, demande environ 51 mg de chélate pur, davantage avec une qualité tamponnée. Le tableau nutritionnel parle de l’élément ; la liste des ingrédients nomme le bisglycinate. Un bouchon à l’épreuve des enfants se prévoit quelle que soit la dose.",
        en: "Its 14 mg reference value takes some 51 mg of pure chelate, more with a buffered grade. Nutrition tables speak of the element, ingredient lists name the bisglycinate. Plan a child-resistant closure whatever the dose.",
      },
    },
    {
      titre: { fr: "Ce qui va ensemble", en: "Good and bad company" },
      description: {
        fr: "L’acide ascorbique aide à garder le métal à l’état réduit, dans la poudre comme dans le verre ; sa propre fiche porte l’allégation qui les relie. Calcium, extraits de thé et son de blé se réservent à un autre produit.",
        en: "Ascorbic acid helps keep the metal reduced, in the powder as in the glass, and its own sheet carries the claim that links the two. Calcium, tea extracts and wheat bran are best left to another product.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c", "cuivre"],
  caution: {
    fr: "À réserver aux besoins établis, jamais en cas d’hémochromatose ou de surcharge. EFSA (2024) : 40 mg par jour, niveau jugé sûr pour l’adulte, alimentation comprise. Hors de portée des enfants : leur surdosage est grave. Séparer du thé, du café, du calcium et de la lévothyroxine.",
    en: "For established needs only, never with haemochromatosis or iron overload. EFSA (2024): 40 mg a day is considered safe for adults, diet included. Keep away from children: an overdose is serious for them. Separate from tea, coffee, calcium and levothyroxine.",
  },
};
