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
  description: {
    fr: "<b>Acide aminé de synthèse, dérivé de la lysine.</b> Utako et Shosuke Okamoto le décrivirent au Japon en 1962. Il porte une charge positive et une charge négative, se dissout très bien et ne colore rien. Au cœur aqueux du niosome, il est libéré lentement en surface.",
    en: "<b>A synthetic amino acid modelled on lysine.</b> Utako and Shosuke Okamoto described it in Japan in 1962. It bears one positive and one negative charge, dissolves readily and colours nothing. Held in the watery core of a niosome, it is let out slowly at the surface.",
  },
  bienfaits: [
    {
      titre: { fr: "Un acide sans acidité", en: "An acid without acidity" },
      description: {
        fr: "Malgré son nom, il n’abaisse presque pas le pH. Le formulateur travaille entre 5 et 7, hors de la zone des AHA, et peut viser les peaux réactives aux exfoliants.",
        en: "Despite its name it barely lowers pH. Formulators work between 5 and 7, away from AHA territory, and can address people whose skin reacts to exfoliants.",
      },
    },
    {
      titre: { fr: "Stable et incolore", en: "Stable and colourless" },
      description: {
        fr: "Ni l’air ni la lumière ne le jaunissent. Un sérum transparent en flacon clair devient possible, ce que peu d’actifs de l’éclat autorisent sans antioxydant ni étui opaque.",
        en: "Neither air nor light turns it yellow. A transparent serum in clear glass becomes possible, something few radiance actives allow without an antioxidant or an opaque carton.",
      },
    },
    {
      titre: { fr: "Retenu au lieu de filer", en: "Held rather than lost" },
      description: {
        fr: "Très hydrophile, l’actif reste volontiers dans l’eau et part au rinçage. La vésicule se dépose avec le film du gel et le maintient en place entre deux applications.",
        en: "A highly hydrophilic active prefers to stay in water and leaves with it. The vesicle settles with the gel film and keeps it in place from one application to the next.",
      },
    },
  ],
  product: false,
  related: ["niacinamide", "alphaarbutine"],
  caution: {
    fr: "Principe actif de médicaments par voie orale ou injectable : ne revendiquer ni mélasma ni dépigmentation. Parler de teint uniforme, éclat, taches moins visibles, avec test à l’appui.",
    en: "Also the active substance of oral and injectable medicines: claim neither melasma nor depigmentation. Speak of even tone, radiance or less visible spots, with a test in hand.",
  },
};
