import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "tranexamique",
  type: "niosome",
  nom: { fr: "acide tranexamique", en: "tranexamic acid" },
  symbol: "Txa",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "TRANEXAMIC ACID",
  action: { fr: "teint uniforme, éclat", en: "even tone, radiance" },
  identity: {
    kind: "molecule",
    inci: "TRANEXAMIC ACID",
    molecule: {
      name: { fr: "acide tranexamique (trans)", en: "tranexamic acid (trans)" },
      cas: "1197-18-8",
      smiles: "NC[C@H]1CC[C@@H](CC1)C(=O)O",
      formula: "C8H15NO2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un acide aminé de synthèse.</b> Utako et Shosuke Okamoto le décrivirent au Japon en 1962, en cherchant parmi les analogues de la lysine. Un cyclohexane y tient l’amine et le carboxyle en position trans ; 157 g/mol, poudre blanche très soluble.<br><br><b>Mieux retenu dans le film.</b> Porteur d’une charge positive et d’une charge négative, il est très hydrophile. Le cœur du niosome le retient, la vésicule se dépose avec le film du gel, et la libération s’étale dans le temps au lieu de se faire d’un coup.<br><br><b>Facile à formuler.</b> À pH 5 à 7, il supporte chaleur, lumière et air ; les sérums en contiennent 1 % à 5 %. Il n’épaissit ni ne teinte, mais sa force ionique peut fluidifier un gel de carbomère : prévoyez une marge de viscosité.",
    en: "<b>A synthetic amino acid.</b> Utako and Shosuke Okamoto described it in Japan in 1962 while searching among analogues of lysine. A cyclohexane ring holds amine and carboxyl in trans positions; 157 g/mol, a white and highly soluble powder.<br><br><b>Better held in the film.</b> Bearing one positive and one negative charge, it is highly hydrophilic. A niosome core retains it, the vesicle settles with the gel film, and release extends over time instead of coming all at once.<br><br><b>Easy to formulate.</b> pH 5 to 7; heat, light and air are tolerated; serums use 1% to 5%. It neither thickens nor tints, yet its ionic strength can thin a carbomer gel, so allow some viscosity in reserve.",
  },
  bienfaits: [
    {
      titre: { fr: "Presque sans effet sur le pH", en: "Little effect on pH" },
      description: {
        fr: "Malgré son nom, il n’abaisse presque pas le pH. Le formulateur travaille bien au-dessus du pH des AHA et peut viser les peaux réactives aux exfoliants, sans avertissement solaire lié à l’actif.",
        en: "Despite its name it barely lowers pH. Formulators work well above the pH of AHAs and can address skin that reacts to exfoliants, with no sun warning tied to the active.",
      },
    },
    {
      titre: { fr: "Stable et incolore", en: "Stable and colourless" },
      description: {
        fr: "Il ne jaunit pas en conditions usuelles. Un sérum transparent en flacon clair devient possible, ce que peu d’actifs de l’éclat autorisent ; le suivi porte alors sur la taille des vésicules, non sur la teinte.",
        en: "It does not yellow under ordinary conditions. A transparent serum in clear glass becomes possible, which few radiance actives allow, and monitoring turns to vesicle size instead of shade.",
      },
    },
    {
      titre: { fr: "Parler des taches", en: "Wording about dark spots" },
      description: {
        fr: "Parler de taches d’aspect estompé ou de teint homogène suppose photographies normalisées, colorimétrie et panel sous protection solaire. La molécule est aussi un médicament : aucun renvoi à cet usage n’est permis.",
        en: "To speak of spots that look fainter or of a uniform tone takes standardised photographs, colorimetry and a panel under sunscreen. The molecule is also a medicine, and no hint of that use is allowed.",
      },
    },
    {
      titre: { fr: "Isomère trans certifié", en: "A certified trans isomer" },
      description: {
        fr: "L’isomère cis est une impureté de synthèse ; la Pharmacopée européenne en fixe la recherche. Nous achetons une qualité conforme à cette monographie et reportons les deux isomères au certificat.",
        en: "The cis isomer is an impurity of synthesis, and the European Pharmacopoeia sets out how to look for it. We buy a grade that meets the monograph and report both isomers on the certificate.",
      },
    },
    {
      titre: { fr: "Associations pour le teint", en: "Combinations for tone" },
      description: {
        fr: "Niacinamide et alpha-arbutine l’accompagnent en phase aqueuse, une vitamine C stabilisée aussi. Trois actifs à dose mesurée se valident par un plan d’expériences ; cumuler les doses maximales n’apporte que des électrolytes.",
        en: "Niacinamide and alpha-arbutin go with it in the water phase, as does a stabilised vitamin C. Three actives at measured strength are validated by a designed experiment; adding up maximum doses only brings electrolytes.",
      },
    },
  ],
  product: false,
  related: ["niacinamide", "alphaarbutine"],
  caution: {
    fr: "Principe actif de médicaments par voie orale ou injectable : ne revendiquer ni mélasma ni dépigmentation. Parler de teint uniforme, d’éclat, de taches moins visibles, avec test à l’appui.",
    en: "Also the active substance of oral and injectable medicines: claim neither melasma nor depigmentation. Speak of even tone, radiance or less visible spots, with a test in hand.",
  },
};
