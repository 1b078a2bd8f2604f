import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "vitamine-c-acide-hyaluronique",
  type: "niosomeProduct",
  nom: { fr: "vitamine c + acide hyaluronique", en: "vitamin c + hyaluronic acid" },
  symbol: "C15",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["vitamines", "acides"],
  formes2: ["Sérum"],
  action: { fr: "éclat, hydratation", en: "radiance, hydration" },
  contains: ["vitamine-c", "acide-hyaluronique"],
  identity: {
    kind: "complex",
    inci: "ASCORBIC ACID, SODIUM HYALURONATE",
    components: [
      { name: { fr: "vitamine C 15 %", en: "vitamin C 15%" }, path: "/niosomes/vitamine-c" },
      {
        name: { fr: "acide hyaluronique 1 %", en: "hyaluronic acid 1%" },
        path: "/niosomes/acide-hyaluronique",
      },
    ],
    molecule: {
      name: { fr: "acide L-ascorbique", en: "L-ascorbic acid" },
      cas: "50-81-7",
      smiles: "OC[C@H](O)[C@H]1OC(=O)C(O)=C1O",
      formula: "C6H8O6",
      shows: "whole",
      note: { fr: "L’actif principal de ce sérum.", en: "The main active of this serum." },
    },
  },
  description: {
    fr: "<b>Vitamine C 15 %, acide hyaluronique 1 %.</b> À cette dose, l’acide ascorbique libre pique et brunit ; le polymère, lui, se coupe en milieu acide. Les vésicules enferment la vitamine et laissent la chaîne hyaluronique dans un gel plus doux.<br><br><b>Sensation.</b> Un sérum pêche pâle, souple, un peu filant, qui lisse la surface sans coller. Les gouttes s’étalent avant l’écran solaire et le teint paraît lumineux dès la pose.<br><br><b>Emballage.</b> Verre teinté, remplissage sous azote, pipette à tétine serrée, 15 ml ou 30 ml. Le lot part frais : nous datons le remplissage et livrons dans les semaines qui suivent.",
    en: "<b>Vitamin C 15%, hyaluronic acid 1%.</b> At this dose free ascorbic acid stings and browns, and the polymer is cut by acid. Vesicles shut the vitamin in and leave the hyaluronic chain in a milder gel.<br><br><b>Feel on skin.</b> A pale peach serum, supple and slightly stringy, that leaves the surface smooth without cling. Drops are spread before sunscreen, and skin looks luminous as soon as they are on.<br><br><b>Pack.</b> Tinted glass, nitrogen filling, a tight-bulbed dropper, 15 ml or 30 ml. Batches leave fresh: we date the filling and deliver within the following weeks.",
  },
  bienfaits: [
    {
      titre: { fr: "Quinze pour cent, encapsulés", en: "Fifteen per cent, encapsulated" },
      description: {
        fr: "L’essentiel du titre est dans les niosomes, le reste en phase externe. La fraction piégée se mesure par ultrafiltration, le total par iodométrie ; les deux nombres figurent au certificat de chaque lot.",
        en: "Most of the assay sits inside niosomes, the rest outside. Ultrafiltration gives the trapped fraction and iodometry the total; both numbers appear on the certificate of every batch.",
      },
    },
    {
      titre: { fr: "Éclat et peau souple", en: "Glow and supple skin" },
      description: {
        fr: "La vitamine C apporte l’aspect lumineux, le hyaluronate le rebond au toucher. Ensemble, ils plaisent aux marques qui veulent un sérum du matin unique, avec deux mesures à publier : clarté et hydratation de surface.",
        en: "Vitamin C brings the luminous look, hyaluronate the bounce under the finger. Together they appeal to brands that want a single morning serum, with two readings to publish: lightness and surface moisture.",
      },
    },
    {
      titre: { fr: "Trois mois après ouverture", en: "Three months once opened" },
      description: {
        fr: "Le symbole du pot indique 3 M, avec une pipette qui limite les entrées d’air. Un changement vers le brun avertit l’utilisateur de renouveler le flacon ; le mode d’emploi le précise.",
        en: "The open-jar symbol reads 3 M, with a dropper that limits air intake. A shift towards brown tells users to replace the bottle, and directions say so in plain words.",
      },
    },
    {
      titre: { fr: "Choix de la masse molaire", en: "Choice of molar mass" },
      description: {
        fr: "Un hyaluronate de masse moyenne résiste assez à l’acidité résiduelle et file peu. Sa viscosité, relevée chaque mois, sert de second témoin : si elle chute, c’est que le cœur acide a fui.",
        en: "A medium-mass hyaluronate withstands residual acidity well and is less stringy. Its viscosity, read monthly, is a second indicator: when it falls, the acid core has leaked.",
      },
    },
    {
      titre: { fr: "Seul ou en rituel", en: "Alone or in a routine" },
      description: {
        fr: "Matin : ce sérum, une crème, un écran. Soir : niacinamide ou hyaluronate ; le peptide de cuivre se réserve à un autre jour. Une carte d’usage glissée dans l’étui évite les superpositions à risque.",
        en: "Morning: this serum, a cream, a sunscreen. Evening: niacinamide or hyaluronate; copper peptide is kept for another day. A usage card in the carton prevents unsuitable layering.",
      },
    },
  ],
  product: false,
  related: ["acide-hyaluronique-vitamine-b5", "acide-glycolique-bakuchiol"],
  caution: {
    fr: "Picotement possible ; ni contour de l’œil ni peau irritée. Espacer des sérums au cuivre ou au rétinol. Conserver le flacon à l’abri de la lumière et de la chaleur ; ne pas avaler.",
    en: "Tingling is possible; neither eye contour nor irritated skin. Keep apart from copper or retinol serums. Keep the bottle away from light and heat; do not swallow.",
  },
};
