// What ingredients look like: minerals as crystals, proteins and peptides as ribbons, plants as engravings, finished
// serums as their packs, complexes by the symbols of what they are made of. By path; all others are shown as their molecule.
import type { PictureName } from "#shared/content/pictures.ts";
import type { Bilingual } from "#shared/editions/edition.ts";

export type PortraitCopy =
  | { readonly kind: "picture"; readonly picture: PictureName }
  /** `drawing`: file name in tools/renders/botanicals/drawings, without its ending. */
  | { readonly kind: "engraving"; readonly drawing: string; readonly alt: Bilingual }
  /** In the order of the identity's components. */
  | { readonly kind: "components"; readonly symbols: readonly string[] };

const picture = (name: PictureName): PortraitCopy => ({ kind: "picture", picture: name });

/** `fr` and `en`: the plant, then the parts that the drawing shows. */
const engraving = (drawing: string, fr: string, en: string): PortraitCopy => ({
  kind: "engraving",
  drawing,
  alt: { fr: `Gravure\u202f: ${fr}`, en: `Engraving: ${en}` },
});

const components = (...symbols: string[]): PortraitCopy => ({ kind: "components", symbols });

const acerola = engraving(
  "acerola",
  "acérola, cerises et feuilles opposées",
  "acerola, cherries and opposite leaves",
);
const andrographis = engraving(
  "andrographis",
  "andrographis, tige fleurie et feuilles",
  "andrographis, flowering stem and leaves",
);
const ashwagandha = engraving(
  "ashwagandha",
  "ashwagandha, racine, feuilles et baie dans son calice",
  "ashwagandha, root, leaves and berry in its calyx",
);
const berberis = engraving(
  "berberis",
  "épine-vinette, rameau épineux, baies et écorce",
  "barberry, thorny twig, berries and bark",
);
const boswellia = engraving(
  "boswellia",
  "boswellia, feuilles pennées et larmes de résine",
  "boswellia, pinnate leaves and tears of resin",
);
const calendula = engraving(
  "calendula",
  "calendula, capitules et feuilles",
  "calendula, flower heads and leaves",
);
const cannelle = engraving(
  "cannelle",
  "cannelier, bâtons d’écorce et feuille",
  "cinnamon, quills of bark and leaf",
);
const centella = engraving(
  "centella",
  "centella, stolon et feuilles en rein",
  "centella, stolon and kidney-shaped leaves",
);
const chardonMarie = engraving(
  "chardon-marie",
  "chardon-marie, capitule et feuille marbrée",
  "milk thistle, flower head and marbled leaf",
);
const coffee = engraving(
  "coffee",
  "caféier, rameau, cerises et grains",
  "coffee, branch, cherries and beans",
);
const curcuma = engraving("curcuma", "curcuma, rhizome et feuille", "turmeric, rhizome and leaf");
const garcinia = engraving(
  "garcinia",
  "garcinia, fruit côtelé, entier et coupé",
  "garcinia, ribbed fruit, whole and cut",
);
const karite = engraving(
  "karite",
  "karité, feuilles, fruit et noix",
  "shea, leaves, fruit and nut",
);
const onagre = engraving(
  "onagre",
  "onagre, fleurs et capsules",
  "evening primrose, flowers and capsules",
);
const prele = engraving(
  "prele",
  "prêle des champs, tige stérile et épi",
  "field horsetail, sterile stem and cone",
);
const raisin = engraving(
  "raisin",
  "raisin, grappe et baie coupée sur ses pépins",
  "grape, bunch and a berry cut to show its pips",
);
const reglisse = engraving(
  "reglisse",
  "réglisse, feuille pennée et racine",
  "liquorice, pinnate leaf and root",
);
const rhodiola = engraving(
  "rhodiola",
  "rhodiola, rhizome et tiges fleuries",
  "rhodiola, rhizome and flowering stems",
);
const scutellaire = engraving(
  "scutellaire",
  "scutellaire du Baïkal, fleurs et racine",
  "Baikal skullcap, flowers and root",
);
const tea = engraving("tea", "théier, rameau fleuri", "tea, flowering branch");
const tomato = engraving("tomato", "tomate, rameau et fruits", "tomato, branch and fruits");
const vigne = engraving("vigne", "vigne rouge, feuille et vrille", "red vine, leaf and tendril");

export const portraits: Readonly<Record<string, PortraitCopy>> = {
  "/liposomes/calcium": picture("crystal-calcium"),
  "/liposomes/chrome": picture("crystal-chrome"),
  "/liposomes/cuivre": picture("crystal-cuivre"),
  "/liposomes/fer": picture("crystal-fer"),
  "/liposomes/magnesium": picture("crystal-magnesium"),
  "/liposomes/manganese": picture("crystal-manganese"),
  "/liposomes/selenium": picture("crystal-selenium"),
  "/liposomes/zinc": picture("crystal-zinc"),
  "/niosomes/cuivre": picture("crystal-cuivre"),
  "/niosomes/magnesium": picture("crystal-magnesium"),
  "/niosomes/silicium": picture("crystal-silicium"),
  "/niosomes/zinc": picture("crystal-zinc"),

  "/liposomes/collagene": picture("ribbon-collagene"),
  "/liposomes/keratine": picture("ribbon-keratine"),
  "/niosomes/acetyl-hexapeptide-8": picture("ribbon-peptide"),
  "/niosomes/collagene": picture("ribbon-collagene"),
  "/niosomes/palmitoyl-pentapeptide-4": picture("ribbon-peptide"),
  "/niosomes/tripeptide-1-cuivre": picture("ribbon-peptide"),

  "/liposomes/acerola": acerola,
  "/liposomes/andrographis": andrographis,
  "/liposomes/ashwagandha": ashwagandha,
  "/liposomes/berberine": berberis,
  "/liposomes/boswellia": boswellia,
  "/liposomes/cafeine": coffee,
  "/liposomes/chardon-marie": chardonMarie,
  "/liposomes/curcuma": curcuma,
  "/liposomes/lycopene": tomato,
  "/liposomes/opc": raisin,
  "/liposomes/preledeschamps": prele,
  "/liposomes/rhodiola": rhodiola,
  "/liposomes/scutellairedubaikal": scutellaire,
  "/liposomes/vignerouge": vigne,
  "/niosomes/beurre-de-karite": karite,
  "/niosomes/cafeine": coffee,
  "/niosomes/calendula": calendula,
  "/niosomes/cannelle": cannelle,
  "/niosomes/centella": centella,
  "/niosomes/curcumine": curcuma,
  "/niosomes/egcg": tea,
  "/niosomes/garcinia-cambogia": garcinia,
  "/niosomes/huile-onagre": onagre,
  "/niosomes/lycopene": tomato,
  "/niosomes/reglisse": reglisse,

  "/liposomes/complexevitaminesB": components("B1", "B2", "B3", "B5", "B6", "B8", "B9", "B12"),
  "/liposomes/epadha": components("EPA", "DHA"),
  "/liposomes/multivitamines": components(
    ...["A", "B1", "B2", "B3", "B5", "B6", "B8", "B9", "B12", "C", "D3", "E", "K2"],
  ),
  "/liposomes/vitaminesk2d3": components("K2", "D3"),
  "/niosomes/phytosterols": components("Sit", "Cam", "Sti"),
  "/niosomes/vitamine-a-uree": components("A", "Ur"),

  "/niosomes/acide-glycolique-bakuchiol": picture("product-acide-glycolique-bakuchiol"),
  "/niosomes/acide-hyaluronique-vitamine-b5": picture("product-acide-hyaluronique-vitamine-b5"),
  "/niosomes/cafeine-egcg": picture("product-cafeine-egcg"),
  "/niosomes/niacinamide-zinc": picture("product-niacinamide-zinc"),
  "/niosomes/vitamine-c-acide-hyaluronique": picture("product-vitamine-c-acide-hyaluronique"),
};
