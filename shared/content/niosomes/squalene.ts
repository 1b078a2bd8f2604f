import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "squalene",
  type: "niosome",
  nom: { fr: "squalène", en: "squalene" },
  symbol: "Sq",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["lipides"],
  formes: ["Sérum", "Crème"],
  inci: "SQUALENE",
  action: { fr: "douceur, film souple", en: "softness, supple film" },
  identity: {
    kind: "molecule",
    inci: "SQUALENE",
    molecule: {
      name: { fr: "squalène (tout-trans)", en: "squalene (all-trans)" },
      cas: "111-02-4",
      smiles: "CC(C)=CCC/C(C)=C/CC/C(C)=C/CC/C=C(C)/CC/C=C(C)/CCC=C(C)C",
      formula: "C30H50",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Triterpène du sébum.</b> Trente carbones, six doubles liaisons, 411 g/mol : notre peau en produit, l’olive et l’amarante aussi. C’est une huile incolore et mobile, plus légère au toucher que les triglycérides.<br><br><b>Sensible à l’oxygène.</b> Le squalane, saturé, résiste à l’air ; le squalène s’oxyde. Enfermé dans une paroi dense avec du tocophérol, sous azote, il se dégrade plus lentement et entre dans une base aqueuse, où il remonterait sinon en surface.<br><br><b>En fabrication.</b> Dispersion laiteuse, à verser sous 40 °C, pH 5 à 7. Cuve sans cuivre, eau désionisée, chélateur. De 0,5 % à 3 % de lipide suffit au film ; davantage demande une vraie émulsion.",
    en: "<b>A triterpene of sebum.</b> Thirty carbons, six double bonds, 411 g/mol: our skin makes it, and so do olive and amaranth. It is a colourless, mobile oil, lighter to the touch than triglycerides.<br><br><b>Sensitive to oxygen.</b> Squalane, being saturated, resists air; squalene oxidises. Shut inside a dense wall with tocopherol, under nitrogen, it degrades more slowly and joins a watery base, on which it would otherwise float.<br><br><b>In manufacture.</b> A milky dispersion to be poured below 40 °C, pH 5 to 7. Copper-free vessel, deionised water, chelator. From 0.5% to 3% of lipid is enough for the film; more calls for a real emulsion.",
  },
  bienfaits: [
    {
      titre: { fr: "Du requin à l’olive", en: "From shark to olive" },
      description: {
        fr: "Tsujimoto le découvrit au Japon dans le foie de squale, d’où son nom. Distillats de désodorisation d’olive, amarante et fermentation l’ont remplacé ; l’isotopie du carbone authentifie la source, lot par lot.",
        en: "Tsujimoto discovered it in Japan in shark liver, hence the name. Olive deodoriser distillates, amaranth and fermentation have replaced it, with carbon isotopes to authenticate each batch.",
      },
    },
    {
      titre: { fr: "Indice de peroxyde bas", en: "Low peroxide value" },
      description: {
        fr: "Oxydé, le squalène sent le rance. L’indice se contrôle à l’entrée, après fabrication, puis à trois mois ; le dosage du monohydroperoxyde, par chromatographie, donne l’alerte plus tôt encore.",
        en: "Once oxidised, squalene smells rancid. The peroxide value is checked on arrival, after manufacture and at three months, and the monohydroperoxide, by chromatography, warns earlier still.",
      },
    },
    {
      titre: { fr: "Un émollient à film mince", en: "A thin-film emollient" },
      description: {
        fr: "Il s’étale en film mince et ne colle pas. Dans un sérum à base d’eau, la vésicule le livre sans voile gras ; un tribomètre compare le toucher à celui d’une émulsion de même teneur.",
        en: "It spreads as a thin film and does not cling. In a water-based serum the vesicle brings it without a greasy veil; a tribometer compares the feel with an emulsion of equal content.",
      },
    },
    {
      titre: { fr: "Un lipide du film de surface", en: "A lipid of the surface film" },
      description: {
        fr: "Le film hydrolipidique en contient une part notable, avec triglycérides et cires. Un céramide et un phytostérol complètent la formule ; l’allégation porte sur la souplesse, la douceur et le film laissé sur la peau.",
        en: "The hydrolipid film contains a notable share, along with triglycerides and waxes. A ceramide and a phytosterol complete the formula, and the claim covers suppleness, softness and the film left on skin.",
      },
    },
    {
      titre: { fr: "Squalène ou squalane", en: "Squalene or squalane" },
      description: {
        fr: "Prenez le squalane pour une huile pure en flacon compte-gouttes. Retenez le squalène encapsulé quand l’étiquette doit nommer le lipide de la peau et que la base est un gel transparent ou laiteux.",
        en: "Take squalane for a neat oil in a dropper bottle. Keep encapsulated squalene for labels that must name the lipid found in skin, and for bases that are clear or milky gels.",
      },
    },
  ],
  product: false,
  related: ["vitamine-e", "huile-onagre"],
  caution: {
    fr: "Vérifier l’étiquette : squalène et squalane portent deux noms INCI. Origine végétale à certifier pour une gamme végane. Protéger du fer, du cuivre, de l’air et de la lumière.",
    en: "Check the label: squalene and squalane bear two INCI names. Certify plant origin for vegan ranges. Protect from iron, copper, air and light.",
  },
};
