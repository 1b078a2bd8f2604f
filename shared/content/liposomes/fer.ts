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
    fr: "<b>Du fer divalent, chélaté.</b> Dans le bisglycinate ferreux, deux glycines forment chacune un cycle à cinq atomes avec le métal. Le sel pur contient 27 % de fer, pour une masse molaire de 204 g/mol ; les qualités du commerce, tamponnées par un acide organique, en contiennent environ 20 %.<br><br><b>Moins de goût, moins de taches.</b> Un sel de fer ordinaire a un goût métallique, noircit les tanins et colore les dents. Le chélate modère ces réactions. La vésicule ajoute une couche entre le fer et la langue, et rend envisageables les gouttes et les poudres orodispersibles.<br><br><b>Protéger aussi le lipide.</b> Le fer ferreux peut oxyder les phospholipides qui l’entourent : il faut un antioxydant dans la paroi, une faible activité de l’eau et de l’azote dans l’emballage. La part de fer ferrique, dosée à chaque échéance, mesure l’oxydation.",
    en: "<b>Divalent, chelated iron.</b> In ferrous bisglycinate, two glycines each form a five-membered ring with the metal. The pure salt, at 204 g/mol, contains 27% iron; commercial grades buffered with an organic acid contain around 20%.<br><br><b>Less taste, fewer stains.</b> Ordinary iron salts taste metallic, blacken tannins and stain teeth. Chelation moderates these reactions. The vesicle adds a layer between iron and tongue, so that drops and orodispersible powders become feasible.<br><br><b>Protecting the lipid too.</b> Ferrous iron can oxidise the phospholipids around it: this calls for an antioxidant in the wall, low water activity and nitrogen in the pack. The share of ferric iron, assayed at each stability point, measures oxidation.",
  },
  allegation: {
    fr: "À partir de 2,1 mg de fer par jour, un produit peut porter ces allégations, telles que les rédige le règlement (UE) 432/2012.",
    en: "From 2.1 mg of iron a day, a product may carry these claims, worded as in Regulation (EU) 432/2012.",
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
        fr: "La valeur de référence, 14 mg de fer, demande environ 51 mg de chélate pur, davantage avec une qualité tamponnée. Le tableau nutritionnel indique le fer ; la liste des ingrédients, le bisglycinate. Prévoyez un bouchon à l’épreuve des enfants, quelle que soit la dose.",
        en: "The 14 mg reference value takes about 51 mg of pure chelate, more with a buffered grade. The nutrition table states iron; the ingredient list names the bisglycinate. Plan a child-resistant closure whatever the dose.",
      },
    },
    {
      titre: { fr: "Associations à choisir", en: "What to combine it with" },
      description: {
        fr: "L’acide ascorbique aide à garder le fer à l’état ferreux, dans la poudre comme dans le verre ; la fiche de la vitamine C porte l’allégation qui les relie. Le calcium, les extraits de thé et le son de blé se réservent à un autre produit.",
        en: "Ascorbic acid helps keep iron in the ferrous state, in the powder and in the glass; the vitamin C sheet carries the claim that links the two. Calcium, tea extracts and wheat bran are best left to another product.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c", "cuivre"],
  caution: {
    fr: "À réserver aux besoins établis, jamais en cas d’hémochromatose ou de surcharge en fer. EFSA (2024) : 40 mg par jour, niveau jugé sûr pour l’adulte, alimentation comprise. Hors de portée des enfants : leur surdosage est grave. Prendre à distance du thé, du café, du calcium et de la lévothyroxine.",
    en: "For established needs only, never with haemochromatosis or iron overload. EFSA (2024): 40 mg a day is considered safe for adults, diet included. Keep away from children: an overdose is serious for them. Take apart from tea, coffee, calcium and levothyroxine.",
  },
};
