// What the packs' labels say beside what the products say of themselves (name, symbol, quantity). French, as it is printed.
// A product without a label cannot get a picture (tools/renders/packs).

export interface LabelLine {
  /** Under the name: what it is made of, or the rest of the formula. */
  readonly line: string;
  /** Printed instead of the product's name, where that is a whole formula: its first active. */
  readonly name?: string;
}

/** What is the same on all labels. */
export const labelWords = {
  capsules: "gélules",
  serumQuantity: "30 ml",
  house: "Sphérine",
} as const;

/** By the product's slug. */
export const labelLines: Readonly<Record<string, LabelLine>> = {
  multivitamines: { line: "vitamines et minéraux liposomaux" },
  "magnesium-plus": { line: "bisglycinate liposomal" },
  "vitamine-c-plus": { line: "liposomale, acérola" },
  zinc: { line: "bisglycinate liposomal" },
  "vitamines-d3": { line: "cholécalciférol liposomal" },
  "vitamines-b12": { line: "méthylcobalamine liposomale" },
  "vitamines-b-complex": { line: "huit vitamines B liposomales" },
  "coenzyme-q10": { line: "ubiquinone liposomale" },
  "vitamines-k2-d3": { line: "ménaquinone-7, cholécalciférol" },
  sommeil: { line: "mélatonine liposomale" },
  "anti-stress": { line: "magnésium, L-théanine, B6, B1" },
  articulation: { line: "collagène, boswellia" },
  circulation: { line: "vigne rouge, rutine, OPC" },
  minceur: { line: "glucomannane, chrome, zinc" },
  curcuma: { line: "liposomal" },
  "omega-3": { line: "EPA et DHA liposomaux" },
  melatonine: { line: "liposomale" },
  immunite: { line: "vitamines C et D3, zinc, sélénium" },
  resveratrol: { line: "trans-resvératrol liposomal" },
  "coenzyme-q10-plus": { line: "liposomal, vitamines B1 et B3" },
  "fer-plus": { line: "fer liposomal, vitamine C" },
  acerola: { line: "jus de cerise liposomal" },
  rhodiola: { line: "titrée en rosavines" },
  nadh: { line: "liposomal, vitamine B3" },
  "l-arginine": { line: "L-lysine, vitamine B6" },
  biotine: { line: "liposomale, zinc" },
  hyaluronique: { line: "liposomal, vitamine C" },
  capillaire: { line: "biotine, zinc, kératine" },
  glutathion: { line: "réduit, liposomal" },
  collagene: { line: "peptides marins liposomaux" },
  keratine: { line: "hydrolysée, biotine, zinc" },
  astaxanthine: { line: "vitamine E liposomale" },
  prele: { line: "titrée en silice" },
  lycopene: { line: "de tomate, liposomal" },
  "flore-equilibre": { line: "quatre souches" },
  boulardii: { line: "souche VPRO®" },
  "probiotique-femme": { line: "trois lactobacilles VPRO®" },
  reuteri: { line: "SPH 146" },
  bifidus: { line: "trois bifidobactéries" },
  gasseri: { line: "SPH 134, chrome" },
  coagulans: { line: "SPH 165" },
  kefir: { line: "trois ferments" },
  postbiotique: { line: "PROLIPO®" },
  "cafeine-egcg": { name: "Caféine", line: "10\u00a0% + EGCG 2\u00a0%" },
  "acide-glycolique-bakuchiol": { name: "Glycolique", line: "10\u00a0% + bakuchiol 1\u00a0%" },
  "acide-hyaluronique-vitamine-b5": {
    name: "Hyaluronique",
    line: "3\u00a0% + vitamine B5 2\u00a0%",
  },
  "vitamine-c-acide-hyaluronique": {
    name: "Vitamine C",
    line: "15\u00a0% + acide hyaluronique 1\u00a0%",
  },
  "niacinamide-zinc": { name: "Niacinamide", line: "10\u00a0% + zinc PCA 1\u00a0%" },
};
