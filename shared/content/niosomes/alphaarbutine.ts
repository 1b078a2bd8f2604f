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
    fr: "<b>Hydroquinone et glucose, liés en alpha.</b> La busserole fabrique l’anomère bêta ; l’alpha vient d’une glycosylation enzymatique, qui pose le sucre dans l’autre orientation. C’est une poudre cristalline blanche, franchement soluble dans l’eau.<br><br><b>La liaison à protéger.</b> Tout tient au pont entre sucre et phénol : s’il cède, l’hydroquinone apparaît et la formule brunit. Le cœur niosomal lui réserve un tampon proche de pH 5 et un chélateur, quels que soient les besoins du reste de la crème.<br><br><b>En pratique.</b> Ajout sous 40 °C, eau pauvre en fer, flacon teinté. De petites vésicules gardent la dispersion presque limpide, un atout pour les sérums incolores.",
    en: "<b>Hydroquinone and glucose, joined in alpha.</b> Bearberry makes the beta anomer; alpha comes from enzymatic glycosylation, which sets the sugar the other way round. It is a white crystalline powder that dissolves freely in water.<br><br><b>A bond to protect.</b> Everything hangs on the bridge between sugar and phenol: once it breaks, hydroquinone appears and the formula browns. The niosome core gives it a buffer near pH 5 and a chelator, whatever the rest of the cream may need.<br><br><b>In practice.</b> Add below 40 °C, use water low in iron, choose tinted glass. Small vesicles keep the dispersion almost clear, which helps in colourless serums.",
  },
  bienfaits: [
    {
      titre: { fr: "Alpha n’est pas bêta", en: "Alpha is not beta" },
      description: {
        fr: "Même formule brute, même masse, autre géométrie : un pouvoir rotatoire fortement positif signe l’alpha, et la chromatographie écarte les mélanges. ARBUTIN, en nomenclature INCI, désigne l’autre anomère, soumis à une limite distincte.",
        en: "Same formula and mass, another geometry: a strongly positive optical rotation marks alpha, and chromatography rules out mixtures. ARBUTIN in INCI names means the other anomer, which has a limit of its own.",
      },
    },
    {
      titre: { fr: "Traces d’hydroquinone", en: "Hydroquinone in traces" },
      description: {
        fr: "Interdite dans les soins de la peau, elle se recherche en HPLC sur la matière première, puis sur le produit fini après trois mois à 40 °C. Le seuil d’alerte s’écrit avant l’essai, non après.",
        en: "Banned from skin care, it is sought by HPLC in the raw material and in the finished product after three months at 40 °C. Write the alert threshold before the trial, not afterwards.",
      },
    },
    {
      titre: { fr: "Compagnons de flacon", en: "Bottle companions" },
      description: {
        fr: "Niacinamide, panthénol, hyaluronate et vitamine C stabilisée partagent volontiers sa phase aqueuse. Les exfoliants à pH bas appartiennent à un autre produit de la ligne, appliqué un autre soir.",
        en: "Niacinamide, panthenol, hyaluronate and stabilised vitamin C share its water phase willingly. Low-pH exfoliants belong in another product of the line, applied on another evening.",
      },
    },
    {
      titre: { fr: "Dire le teint", en: "Words for tone" },
      description: {
        fr: "Éclat, uniformité, taches moins visibles : ces mots décrivent une apparence. Colorimétrie et clichés en lumière croisée, sur des volontaires de plusieurs phototypes, les appuient en huit à douze semaines.",
        en: "Radiance, evenness, less visible spots: such words describe a look. Colorimetry and cross-polarised photographs, on volunteers of several phototypes, back them up in eight to twelve weeks.",
      },
    },
    {
      titre: { fr: "Deux cahiers des charges", en: "Two specifications" },
      description: {
        fr: "Visage et corps n’ont pas le même plafond, si bien qu’une seule dispersion appelle deux fiches. Indiquez à l’évaluateur la teneur en alpha-arbutine pure, dispersant déduit, zone d’application comprise.",
        en: "Face and body do not share a ceiling, so one dispersion calls for two sheets. Give the assessor the content of pure alpha-arbutin, carrier deducted, along with the area of application.",
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
