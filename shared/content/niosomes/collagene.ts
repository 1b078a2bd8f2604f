import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "collagene",
  type: "niosome",
  nom: { fr: "collagène", en: "collagen" },
  symbol: "Col",
  subtitle: { fr: "hydratation & fermeté", en: "hydration & firming" },
  categories: ["peptides"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "collagene",
  inci: "HYDROLYZED COLLAGEN",
  action: { fr: "film souple, hydratation", en: "supple film, hydration" },
  identity: {
    kind: "molecule",
    inci: "HYDROLYZED COLLAGEN",
    molecule: {
      name: { fr: "collagène hydrolysé", en: "hydrolysed collagen" },
      cas: "92113-31-0",
      smiles: "NCC(=O)N1CCC[C@H]1C(=O)N1C[C@H](O)C[C@H]1C(O)=O",
      formula: "C12H19N3O5",
      shows: "unit",
      note: {
        fr: "Motif glycine-proline-hydroxyproline, le plus typique de la chaîne ; l’hydrolysat est un mélange de peptides.",
        en: "Glycine-proline-hydroxyproline motif, the most typical of the chain; the hydrolysate is a mixture of peptides.",
      },
    },
  },
  description: {
    fr: "<b>Des peptides, et non une triple hélice.</b> Chauffée puis coupée par enzyme, la peau de poisson donne des fragments de 2 kDa à 5 kDa. L’INCI HYDROLYZED COLLAGEN les désigne ; la protéine entière porte un autre nom et forme un gel.<br><br><b>Rôle de la vésicule.</b> Une part des peptides entre au cœur, le reste entoure les parois. L’odeur marine s’atténue, et le film, en séchant à la surface, colle moins aux doigts.<br><br><b>Dans la cuve.</b> Dissolution à froid, pH 5 à 7, ni tanin ni polymère très chargé. Ce milieu nourrit les germes : fixez le système conservateur avant la texture.",
    en: "<b>Peptides, not a triple helix.</b> Heated and then cut by enzyme, fish skin gives fragments of 2 kDa to 5 kDa. The INCI name HYDROLYZED COLLAGEN covers them; the whole protein has another name and forms a gel.<br><br><b>What the vesicle does.</b> Some of the peptides enter the core, the rest surround the walls. The marine smell fades, and the film that dries on the surface clings less to fingers.<br><br><b>In the tank.</b> Dissolve cold, pH 5 to 7, no tannin and no highly charged polymer. Such a medium feeds microbes: settle the preservative system before the texture.",
  },
  bienfaits: [
    {
      titre: { fr: "Un effet de surface", en: "A surface effect" },
      description: {
        fr: "Trop gros pour traverser la couche cornée, les peptides restent à la surface : lissage immédiat, toucher soyeux, eau retenue. L’effet dure jusqu’au rinçage ; le dire évite une promesse de comblement que rien n’appuierait.",
        en: "Too large to cross the horny layer, the peptides stay at the surface: immediate smoothing, silky touch, water retained. The effect lasts until rinsing; saying so avoids a filling claim that nothing would support.",
      },
    },
    {
      titre: { fr: "Répartition des masses", en: "Mass distribution" },
      description: {
        fr: "La chromatographie d’exclusion stérique donne les masses, l’azote aminé le degré de coupure, l’hydroxyproline l’identité. Deux hydrolysats de même moyenne peuvent former des films différents si l’un contient davantage de longues chaînes.",
        en: "Size-exclusion chromatography gives the spread of masses, amino nitrogen the degree of cutting, hydroxyproline the identity. Two hydrolysates with the same mean may form different films when one holds more long chains.",
      },
    },
    {
      titre: { fr: "Traçabilité du poisson", en: "Fish traceability" },
      description: {
        fr: "Espèce, zone de pêche et lot se lisent sur le certificat, avec métaux lourds et histamine. Une matière issue de coproduits de filetage, tracée jusqu’à la pêcherie, répond aux chartes de distributeurs ; le nom commercial ne suffit pas.",
        en: "Species, fishing zone and batch are read on the certificate, with heavy metals and histamine. Material from filleting by-products, traced to the fishery, meets retailer charters; a trade name is not enough.",
      },
    },
    {
      titre: { fr: "Éviter le brunissement", en: "Avoiding browning" },
      description: {
        fr: "Les amines libres réagissent avec les sucres réducteurs et certains aldéhydes de parfum : la crème fonce et sent le caramel. Choisissez des humectants sans sucre réducteur et suivez la valeur b* à 40 °C.",
        en: "Free amines react with reducing sugars and some fragrance aldehydes, and the cream darkens with a smell of caramel. Choose humectants without reducing sugars and follow the b* value at 40 °C.",
      },
    },
    {
      titre: { fr: "Visage et cheveux", en: "Face and hair" },
      description: {
        fr: "Sur la fibre abîmée, les charges des peptides favorisent leur dépôt. Une même dispersion sert un sérum de visage et un après-shampooing, à condition de vérifier sa tenue face aux conditionneurs cationiques.",
        en: "On damaged hair, the charges of the peptides help them to deposit. One dispersion serves a facial serum as well as a conditioner, provided its stability with cationic agents is checked.",
      },
    },
  ],
  product: false,
  related: ["palmitoyl-pentapeptide-4", "acide-hyaluronique"],
  caution: {
    fr: "Matière animale : non végane, à écarter d’une gamme certifiée végane. Origine bovine : règles ESB. Milieu nutritif pour les germes : conservateur éprouvé par challenge test. Allergène poisson à signaler.",
    en: "Animal material: not vegan, to be kept out of vegan-certified ranges. Bovine origin: BSE rules. It feeds microbes, so back the preservative with a challenge test. Flag the fish allergen.",
  },
};
