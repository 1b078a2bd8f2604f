import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "centella",
  type: "niosome",
  nom: { fr: "centella asiatica", en: "centella asiatica" },
  symbol: "Cen",
  subtitle: { fr: "apaisant & douceur", en: "soothing & softness" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "CENTELLA ASIATICA EXTRACT",
  action: { fr: "confort, rougeurs moins visibles", en: "comfort, less visible redness" },
  identity: {
    kind: "plant",
    inci: "CENTELLA ASIATICA EXTRACT",
    cas: "84696-21-9",
    latin: "Centella asiatica",
    part: { fr: "parties aériennes", en: "aerial parts" },
    marker: {
      name: { fr: "acide asiatique", en: "asiatic acid" },
      cas: "464-92-6",
      smiles:
        "C[C@@H]1CC[C@@]2(CC[C@@]3(C(=CC[C@H]4[C@]3(CC[C@@H]5[C@@]4(C[C@H]([C@@H]([C@@]5(C)CO)O)O)C)C)[C@@H]2[C@H]1C)C)C(=O)O",
      formula: "C30H48O5",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Apiacée des prairies humides.</b> <i>Centella asiatica</i>, l’herbe du tigre, rampe au bord des rizières d’Asie et à Madagascar. Ses feuilles renferment deux saponines, asiaticoside et madécassoside, et leurs aglycones, les acides asiatique et madécassique.<br><br><b>Deux emplacements.</b> Les saponines, sucrées, vont du côté de l’eau ; les acides, presque insolubles, se placent dans la paroi. Une même vésicule porte donc le profil entier, ce qu’une phase unique ne permet pas.<br><br><b>Réglages.</b> Tensioactives, les saponines assouplissent la bicouche et moussent : le rapport avec le cholestérol se règle sur l’extrait utilisé. pH 5 à 6,5, agitation douce, ajout sous 40 °C.",
    en: "<b>An Apiaceae of wet meadows.</b> <i>Centella asiatica</i>, tiger grass, creeps along Asian paddy fields and through Madagascar. Its leaves contain two saponins, asiaticoside and madecassoside, and their aglycones, asiatic and madecassic acids.<br><br><b>Two places in the vesicle.</b> Sugar-bearing saponins go to the watery side; the acids, nearly insoluble, sit in the wall. One vesicle therefore carries the whole profile, which a single phase cannot do.<br><br><b>Settings.</b> Surface-active, the saponins loosen the bilayer and foam, so the ratio to cholesterol is set for the extract in use. pH 5 to 6.5, gentle stirring, addition below 40 °C.",
  },
  bienfaits: [
    {
      titre: { fr: "Quatre triterpènes à doser", en: "Four triterpenes to assay" },
      description: {
        fr: "Une somme de triterpènes ne dit rien de leur partage. Demandez les quatre valeurs : le madécassoside, plus soluble, convient aux sérums, les deux acides aux crèmes. Un extrait à 40 % d’asiaticoside ne se formule pas comme un mélange équilibré.",
        en: "A total for triterpenes says nothing of how they divide. Ask for all four values: madecassoside, more soluble, suits serums, and both acids suit creams. An extract with 40% asiaticoside is not formulated like a balanced blend.",
      },
    },
    {
      titre: { fr: "Fraction décolorée", en: "A decolourised fraction" },
      description: {
        fr: "La chlorophylle teinte la base et la ternit en quelques mois. Une fraction purifiée, décolorée au charbon, lui rend sa transparence ; la couleur en solution à 1 % se contrôle sur chaque lot.",
        en: "Chlorophyll tints the base and dulls it within months. A purified fraction, decolourised with charcoal, gives clarity back, and colour in a 1% solution becomes a line of the control sheet.",
      },
    },
    {
      titre: { fr: "Herbe du tigre", en: "Why tiger grass" },
      description: {
        fr: "Un récit d’Asie veut que les tigres s’y roulent. Mandukaparni en Inde, gotu kola au Sri Lanka, talapetraka à Madagascar : la feuille y est traditionnellement utilisée, mangée en salade ou posée sur la peau.",
        en: "Asian lore has it that tigers roll in it. Mandukaparni in India, gotu kola in Sri Lanka, talapetraka in Madagascar: the leaf is traditionally eaten as a salad there or laid on skin.",
      },
    },
    {
      titre: { fr: "« Cica » et ses limites", en: "‘Cica’ and its limits" },
      description: {
        fr: "Venu des soins coréens, le mot a rendu la plante familière aux peaux sensibles. Confort, douceur, rougeurs moins visibles : l’allégation s’arrête là, photographies en lumière croisée à l’appui.",
        en: "Brought in by Korean skincare, the word made the plant familiar to sensitive skin. Comfort, softness, less visible redness: the claim stops there, supported by cross-polarised photographs.",
      },
    },
    {
      titre: { fr: "Limiter la mousse", en: "Limiting foam" },
      description: {
        fr: "Les saponines abaissent la tension de surface et fixent l’air dans les sérums fluides. Remplissage par le fond, repos d’une nuit et vide léger suppriment les bulles sans antimousse siliconé.",
        en: "Saponins lower surface tension and trap air in fluid serums. Filling from the bottom, a night’s rest and light vacuum remove bubbles without a silicone antifoam.",
      },
    },
  ],
  product: false,
  related: ["calendula", "allantoine"],
  caution: {
    fr: "« Cica » ne doit pas évoquer la cicatrisation. Rares allergies de contact. Vérifier pesticides et métaux : la plante pousse en eau stagnante.",
    en: "‘Cica’ must not suggest wound healing. Contact allergies are rare. Check pesticides and metals, as the plant grows in standing water.",
  },
};
