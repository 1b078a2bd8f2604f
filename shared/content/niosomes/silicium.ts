import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "silicium",
  type: "niosome",
  nom: { fr: "silicium organique", en: "organic silicon" },
  symbol: "Si",
  subtitle: { fr: "fermeté & souplesse", en: "firming & suppleness" },
  categories: ["minéral"],
  formes: ["Sérum", "Crème"],
  inci: "METHYLSILANOL MANNURONATE",
  action: { fr: "peau d’aspect tonique et souple", en: "toned-looking, supple skin" },
  identity: {
    kind: "mineral",
    inci: "METHYLSILANOL MANNURONATE",
    salt: { fr: "mannuronate de méthylsilanol", en: "methylsilanol mannuronate" },
    molecule: {
      name: { fr: "méthylsilanetriol", en: "methylsilanetriol" },
      cas: "2445-53-6",
      smiles: "C[Si](O)(O)O",
      formula: "CH6O3Si",
      shows: "unit",
      note: {
        fr: "La partie silanol seule ; l’acide mannuronique qui l’accompagne n’est pas dessiné.",
        en: "The silanol part alone; the mannuronic acid that goes with it is not drawn.",
      },
    },
  },
  description: {
    fr: "<b>Un silanol stabilisé par un sucre d’algue.</b> Méthylsilanol et acide mannuronique, motif de l’alginate des algues brunes, forment un complexe soluble. Le silicium y porte un méthyle et des hydroxyles : ni silice minérale, ni huile de silicone.<br><br><b>Dilution protégée.</b> Concentrés, les silanols se condensent entre eux et finissent par gélifier. Au cœur du niosome, à pH légèrement acide, le complexe reste réparti en petits volumes séparés, ce qui retarde la condensation.<br><br><b>Conditions d’emploi.</b> La matière arrive en solution aqueuse, jamais en poudre. Elle s’ajoute froide, entre pH 4 et 6, après les électrolytes et non avant. De 2 % à 6 % de solution commerciale est une plage courante.",
    en: "<b>A silanol stabilised by a seaweed sugar.</b> Methylsilanol and mannuronic acid, a building block of brown algae alginate, form a soluble complex. Its silicon bears one methyl and several hydroxyls: neither mineral silica nor silicone oil.<br><br><b>Dilution, protected.</b> Concentrated silanols condense with one another and end as a gel. In a niosome core, at slightly acidic pH, the complex stays divided into tiny separate volumes, which delays condensation.<br><br><b>How to use it.</b> The material comes as a water solution, never as powder. Add it cold, at pH 4 to 6, after the electrolytes and not ahead of them. From 2% to 6% of commercial solution is a usual range.",
  },
  bienfaits: [
    {
      titre: { fr: "Éviter la gélification", en: "Avoiding gelation" },
      description: {
        fr: "Une solution vieillie se trouble, puis gélifie. Faible charge, pH stable et vésicules petites retardent la polycondensation ; une mesure de turbidité par mois, sur six mois, indique la marge restante avant la date de péremption.",
        en: "An aged solution clouds, then gels. Low load, steady pH and small vesicles delay polycondensation, and one turbidity reading a month, over six months, shows how much margin remains before expiry.",
      },
    },
    {
      titre: { fr: "Silicium, pas silicone", en: "Silicon, not silicone" },
      description: {
        fr: "Les silicones sont des polymères, pour la plupart huileux ; le silanol est hydrosoluble, sans film gras, et se rince. Le nom INCI, METHYLSILANOL MANNURONATE, lève la confusion pour l’acheteur comme pour les applications de notation.",
        en: "Silicones are polymers, most of them oily; a silanol is water-soluble, leaves no greasy film and rinses off. The INCI name, METHYLSILANOL MANNURONATE, removes the confusion for buyers and for rating apps.",
      },
    },
    {
      titre: { fr: "Peaux matures", en: "Mature skin" },
      description: {
        fr: "On le formule dans les laits raffermissants, les contours de l’œil et les soins du buste. La fermeté revendiquée se mesure au cutomètre, bras et joue, en comparaison d’un placebo, sur quatre à huit semaines.",
        en: "It is formulated in firming milks, eye contours and bust treatments. The firmness claimed is measured by cutometer, on arm and cheek, against a placebo over four to eight weeks.",
      },
    },
    {
      titre: { fr: "Deux dosages du silicium", en: "Two silicon assays" },
      description: {
        fr: "Le silicium total se mesure par spectrométrie à plasma ; la part encore monomère, par RMN du silicium 29. L’écart entre les deux renseigne mieux sur l’état réel de la solution que sa date.",
        en: "Total silicon is measured by plasma spectrometry, and the share still monomeric by silicon-29 NMR. The gap between both tells the true state of a solution better than its date does.",
      },
    },
    {
      titre: { fr: "Gels sans alcool", en: "Alcohol-free gels" },
      description: {
        fr: "Hyaluronate, PCA de magnésium et extraits d’algues forment des bases marines cohérentes. L’éthanol au-delà de quelques pour cent et les sels concentrés précipitent le complexe ; la glycérine, elle, le maintient en solution.",
        en: "Hyaluronate, magnesium PCA and algae extracts make coherent marine bases. Ethanol beyond a few per cent and concentrated salts precipitate the complex, whereas glycerin keeps it dissolved.",
      },
    },
  ],
  product: false,
  related: ["acide-hyaluronique", "magnesium"],
  caution: {
    fr: "Ne pas congeler. Vérifier le conservateur propre à la solution commerciale et le déclarer. Aucune référence aux os ou aux articulations, sujets des compléments.",
    en: "Do not freeze. Check which preservative the commercial solution contains and declare it. No reference to bones or joints, topics for supplements.",
  },
};
