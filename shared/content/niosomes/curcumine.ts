import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "curcumine",
  type: "niosome",
  nom: { fr: "curcumine", en: "curcumin" },
  symbol: "Cur",
  subtitle: { fr: "éclat & antioxydant", en: "radiance & antioxidant" },
  categories: ["végétal", "antioxydants"],
  formes: ["Crème", "Gélule"],
  liposome: "curcuma",
  inci: "CURCUMA LONGA ROOT EXTRACT",
  action: { fr: "antioxydant, éclat", en: "antioxidant, radiance" },
  identity: {
    kind: "plant",
    inci: "CURCUMA LONGA ROOT EXTRACT",
    cas: "84775-52-0",
    latin: "Curcuma longa",
    part: { fr: "rhizome", en: "rhizome" },
    marker: {
      name: { fr: "curcumine", en: "curcumin" },
      cas: "458-37-7",
      smiles: "COc1cc(/C=C/C(=O)CC(=O)/C=C/c2ccc(O)c(OC)c2)ccc1O",
      formula: "C21H20O6",
      shows: "whole",
      note: {
        fr: "Dessinée sous sa forme dicétone ; la forme énol, en équilibre, est la plus fréquente.",
        en: "Drawn in its diketone form; the enol form, in equilibrium with it, is the commoner.",
      },
    },
  },
  description: {
    fr: "<b>Le pigment jaune du rhizome.</b> <i>Curcuma longa</i> doit sa couleur à la curcumine et à deux analogues moins méthoxylés. L’extrait titré, débarrassé de son huile essentielle, est une poudre orange que l’eau acide ne dissout pas et que l’eau alcaline détruit.<br><br><b>Ancrée entre les chaînes.</b> La paroi non ionique dissout ce pigment insoluble dans l’eau. Moins de poudre libre signifie moins de transfert sur un col, sans le supprimer ; l’eau interne, acide, ralentit l’hydrolyse.<br><br><b>Au laboratoire.</b> Restez sous pH 6, en lumière tamisée, sans fer ni base forte. Ces contraintes orientent vers une crème du soir en tube opaque.",
    en: "<b>The yellow pigment of the rhizome.</b> <i>Curcuma longa</i> owes its colour to curcumin and two less methoxylated analogues. The standardised extract, freed of its essential oil, is an orange powder that acidic water does not dissolve and that alkaline water destroys.<br><br><b>Anchored among chains.</b> Non-ionic walls dissolve this water-insoluble pigment. Less loose powder means less transfer to a collar, though some remains; the acidic inner water slows hydrolysis.<br><br><b>In the laboratory.</b> Stay under pH 6, in dimmed light, with neither iron nor strong base. Those constraints point to an evening cream in an opaque tube.",
  },
  bienfaits: [
    {
      titre: { fr: "Le rite du haldi", en: "The haldi rite" },
      description: {
        fr: "En Inde, la pâte de curcuma est traditionnellement étalée sur le visage et les bras des mariés, la veille des noces. L’extrait titré en garde la couleur, sans l’odeur de racine ni les grumeaux.",
        en: "In India, turmeric paste is traditionally spread on the face and arms of bride and groom on the eve of the wedding. A standardised extract keeps the colour, without the rooty smell and lumps.",
      },
    },
    {
      titre: { fr: "Trois curcuminoïdes", en: "Three curcuminoids" },
      description: {
        fr: "Curcumine, déméthoxy et bisdéméthoxycurcumine se séparent en HPLC vers 425 nm. Leur rapport, assez constant dans la plante, révèle une matière de synthèse, faite de curcumine seule, ajoutée sans être déclarée.",
        en: "Curcumin, demethoxy- and bisdemethoxycurcumin separate by HPLC at about 425 nm. Their ratio, fairly constant in the plant, reveals undeclared synthetic material, which contains curcumin alone.",
      },
    },
    {
      titre: { fr: "Tenue à la lumière", en: "Stability in light" },
      description: {
        fr: "En solution claire, quelques heures de soleil suffisent à décolorer. L’encapsulation ralentit cette perte ; une exposition de vingt-quatre heures sous lampe normalisée compare la crème dans son tube, dans un pot et sur une lame de verre.",
        en: "In clear solution, a few hours of sun are enough to bleach it. Encapsulation slows that loss; twenty-four hours under a standard lamp compare the cream in its tube, in a jar and on a glass slide.",
      },
    },
    {
      titre: { fr: "Alternative sans couleur", en: "A colourless alternative" },
      description: {
        fr: "Hydrogénée, la curcumine perd sa conjugaison et sa couleur, et garde ses phénols. La tétrahydrocurcumine s’impose quand la marque demande une crème blanche, sous un nom INCI distinct et une fiche séparée.",
        en: "Hydrogenated, curcumin loses conjugation and colour but keeps its phenols. Tetrahydrocurcumin is the choice when a brand wants a white cream, under a distinct INCI name and a separate sheet.",
      },
    },
    {
      titre: { fr: "Colorant ou actif", en: "Colourant or active" },
      description: {
        fr: "La curcumine figure à l’annexe IV sous le numéro CI 75300. Si elle colore le produit, ce numéro entre dans la liste ; si elle sert d’antioxydant, la dose et le texte doivent le montrer.",
        en: "Curcumin appears in Annex IV as CI 75300. Where it colours the product, that number goes on the list; where it serves as an antioxidant, dose and wording must show it.",
      },
    },
  ],
  product: false,
  related: ["egcg", "reglisse"],
  caution: {
    fr: "Taches sur textile et ongles : le dire au mode d’emploi. Gélule : pas avec un anticoagulant ni en cas d’obstruction des voies biliaires ; la référence de l’ANSES est 153 mg par jour, à revoir à la baisse si l’assimilation est accrue.",
    en: "Stains cloth and nails: say so in the directions. Capsule: not with anticoagulants or bile duct obstruction; the ANSES reference is 153 mg daily, to be lowered where absorption is raised.",
  },
};
