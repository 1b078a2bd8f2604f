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
    fr: "<b>Un jaune venu de sous terre.</b> <i>Curcuma longa</i> doit sa couleur à la curcumine et à deux analogues moins méthoxylés. L’extrait titré, débarrassé de l’essence, est une poudre orange que l’eau acide ne dissout pas et que l’eau alcaline détruit.<br><br><b>Ancrée entre les chaînes.</b> La paroi non ionique prend en charge ce que l’eau refuse. Moins de poudre libre signifie moins de transfert sur un col, sans l’annuler ; l’eau interne, acide, ralentit l’hydrolyse.<br><br><b>Au laboratoire.</b> pH inférieur à 6, lumière tamisée, ni fer ni base forte. Crème du soir et tube opaque découlent de ces contraintes.",
    en: "<b>Yellow from underground.</b> <i>Curcuma longa</i> owes its colour to curcumin and two less methoxylated analogues. The standardised extract, freed of its essential oil, is an orange powder that acidic water does not dissolve and that alkaline water destroys.<br><br><b>Anchored among chains.</b> Non-ionic walls take charge of what water declines. Less loose powder means less transfer to a collar, though not none; the acidic inner water slows hydrolysis.<br><br><b>In the laboratory.</b> pH under 6, dimmed light, neither iron nor strong base. An evening cream in an opaque tube follows from those constraints.",
  },
  bienfaits: [
    {
      titre: { fr: "Le rite du haldi", en: "The haldi rite" },
      description: {
        fr: "En Inde, la pâte de curcuma est traditionnellement étalée sur le visage et les bras des mariés, la veille des noces. L’extrait titré en garde le jaune et l’idée, sans l’odeur de racine ni les grumeaux.",
        en: "In India, turmeric paste is traditionally spread on the face and arms of bride and groom on the eve of the wedding. A standardised extract keeps the yellow and the idea, minus rooty smell and lumps.",
      },
    },
    {
      titre: { fr: "Trois curcuminoïdes", en: "Three curcuminoids" },
      description: {
        fr: "Curcumine, déméthoxy et bisdéméthoxycurcumine se séparent en HPLC vers 425 nm. Leur rapport, assez constant dans la plante, révèle une matière de synthèse, faite de curcumine seule, ajoutée sans le dire.",
        en: "Curcumin, demethoxy- and bisdemethoxycurcumin separate by HPLC at about 425 nm. Their ratio, fairly constant in the plant, reveals synthetic material, curcumin alone, added without a word.",
      },
    },
    {
      titre: { fr: "Soleil et couleur", en: "Sun and colour" },
      description: {
        fr: "En solution claire, quelques heures de soleil suffisent à décolorer. L’inclusion ralentit cette perte ; une lampe normalisée, vingt-quatre heures, compare la crème dans son tube, dans un pot et sur lame nue.",
        en: "In clear solution, a few hours of sun are enough to bleach it. Inclusion slows that loss; a standard lamp, over twenty-four hours, compares the cream in its tube, in a jar and on a bare slide.",
      },
    },
    {
      titre: { fr: "La version blanche", en: "A white version" },
      description: {
        fr: "Hydrogéné, le composé perd sa conjugaison et sa couleur, et garde ses phénols. La tétrahydrocurcumine s’impose quand la charte exige une crème blanche, sous un nom INCI distinct et une fiche séparée.",
        en: "Hydrogenated, the compound loses conjugation and colour but keeps its phenols. Tetrahydrocurcumin comes in when brand codes demand a white cream, under a distinct INCI name and a separate sheet.",
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
    fr: "Taches sur textile et ongles : le dire au mode d’emploi. Gélule : pas avec un anticoagulant ni un obstacle biliaire ; la référence de l’ANSES est 153 mg par jour, à revoir à la baisse si l’assimilation est accrue.",
    en: "Stains cloth and nails: say so in the directions. Capsule: not with anticoagulants or bile obstruction; the ANSES reference is 153 mg daily, to be lowered where absorption is raised.",
  },
};
