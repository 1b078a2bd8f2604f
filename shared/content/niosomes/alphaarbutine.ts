import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "alphaarbutine",
  type: "niosome",
  nom: { fr: "alpha-arbutine", en: "alpha-arbutin" },
  symbol: "αA",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "ALPHA-ARBUTIN",
  action: { fr: "teint uniforme, éclat", en: "even tone, radiance" },
  identity: {
    kind: "molecule",
    inci: "ALPHA-ARBUTIN",
    molecule: {
      name: { fr: "alpha-arbutine", en: "alpha-arbutin" },
      cas: "84380-01-8",
      smiles: "OC[C@H]1O[C@H](Oc2ccc(O)cc2)[C@H](O)[C@@H](O)[C@@H]1O",
      formula: "C12H16O7",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un alpha-glucoside d’hydroquinone.</b> La busserole fabrique l’anomère bêta ; l’alpha vient d’une glycosylation enzymatique, qui oriente le sucre dans l’autre sens. C’est une poudre cristalline blanche, bien soluble dans l’eau.<br><br><b>La liaison à protéger.</b> La stabilité dépend du pont entre sucre et phénol : s’il se rompt, l’hydroquinone apparaît et la formule brunit. Le cœur niosomal apporte un tampon proche de pH 5 et un chélateur, indépendamment du reste de la crème.<br><br><b>En pratique.</b> Ajout sous 40 °C, eau pauvre en fer, flacon teinté. De petites vésicules gardent la dispersion presque limpide, un atout pour les sérums incolores.",
    en: "<b>An alpha-glucoside of hydroquinone.</b> Bearberry makes the beta anomer; alpha comes from enzymatic glycosylation, which sets the sugar the other way round. It is a white crystalline powder that dissolves freely in water.<br><br><b>A bond to protect.</b> Stability depends on the bridge between sugar and phenol: once it breaks, hydroquinone appears and the formula browns. The niosome core provides a buffer near pH 5 and a chelator, independently of the rest of the cream.<br><br><b>In practice.</b> Add below 40 °C, use water low in iron, choose tinted glass. Small vesicles keep the dispersion almost clear, which helps in colourless serums.",
  },
  bienfaits: [
    {
      titre: { fr: "Alpha n’est pas bêta", en: "Alpha is not beta" },
      description: {
        fr: "Même formule brute, même masse, autre géométrie : un pouvoir rotatoire fortement positif identifie l’alpha, et la chromatographie écarte les mélanges. ARBUTIN, en nomenclature INCI, désigne l’autre anomère, soumis à une limite distincte.",
        en: "Same formula and mass, another geometry: a strongly positive optical rotation identifies alpha, and chromatography rules out mixtures. ARBUTIN in INCI names means the other anomer, which has a limit of its own.",
      },
    },
    {
      titre: { fr: "Traces d’hydroquinone", en: "Traces of hydroquinone" },
      description: {
        fr: "L’hydroquinone, interdite dans les soins de la peau, se recherche en HPLC sur la matière première, puis sur le produit fini après trois mois à 40 °C. Le seuil d’alerte s’écrit avant l’essai, non après.",
        en: "Hydroquinone is banned from skincare: look for it by HPLC in the raw material, then in the finished product after three months at 40 °C. Write the alert threshold before the trial, not afterwards.",
      },
    },
    {
      titre: { fr: "Associations compatibles", en: "Compatible partners" },
      description: {
        fr: "Niacinamide, panthénol, hyaluronate et vitamine C stabilisée partagent sans difficulté sa phase aqueuse. Les exfoliants à pH bas appartiennent à un autre produit de la gamme, appliqué un autre soir.",
        en: "Niacinamide, panthenol, hyaluronate and stabilised vitamin C readily share its water phase. Low-pH exfoliants belong in another product of the range, applied on another evening.",
      },
    },
    {
      titre: { fr: "Allégations sur le teint", en: "Claims about skin tone" },
      description: {
        fr: "Éclat, uniformité, taches moins visibles : ces mots décrivent une apparence. Colorimétrie et clichés en lumière croisée, sur des volontaires de plusieurs phototypes, les appuient en huit à douze semaines.",
        en: "Radiance, evenness, less visible spots: such words describe a look. Colorimetry and cross-polarised photographs, on volunteers of several phototypes, back them up in eight to twelve weeks.",
      },
    },
    {
      titre: { fr: "Deux cahiers des charges", en: "Two specifications" },
      description: {
        fr: "La limite légale diffère entre visage et corps : une même dispersion demande donc deux fiches. Indiquez à l’évaluateur la teneur en alpha-arbutine pure, support déduit, et la zone d’application.",
        en: "The legal limit differs for face and body, so one dispersion calls for two sheets. Give the assessor the content of pure alpha-arbutin, carrier deducted, along with the area of application.",
      },
    },
  ],
  product: false,
  related: ["kojique", "niacinamide"],
  caution: {
    fr: "Annexe III : 2 % en crème visage, 0,5 % en lait pour le corps (règlement (UE) 2024/996) ; hydroquinone aussi basse que possible. Ne pas associer à un peeling acide dans la même phase.",
    en: "Annex III: 2% in face creams, 0.5% in body lotions (Regulation (EU) 2024/996); hydroquinone as low as possible. Do not share a phase with a peeling acid.",
  },
};
