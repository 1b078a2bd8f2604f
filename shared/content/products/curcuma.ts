import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 15,
  slug: "curcuma",
  name: { fr: "Curcuma", en: "Turmeric" },
  symbol: "Cc",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Extrait de rhizome de curcuma titré en curcuminoïdes, en liposomes secs.",
    en: "Turmeric rhizome extract standardised for curcuminoids, as dry liposomes.",
  },
  actives: [
    {
      name: { fr: "Curcuma, extrait de rhizome", en: "Turmeric, rhizome extract" },
      dose: { fr: "60 mg, dont 57 mg de curcuminoïdes", en: "60 mg, of which 57 mg curcuminoids" },
      path: "/liposomes/curcuma",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, en mangeant", en: "1 capsule a day, while eating" },
  text: {
    fr: "La dose est basse à dessein : 57 mg de curcuminoïdes, quand l’ANSES retient 153 mg de curcumine par jour et met en garde contre les formes rendues plus biodisponibles, dont les liposomes. Ni poivre noir, ni polysorbate. La poudre jaune se disperse dans un verre d’eau et tache moins que l’extrait nu. Les allégations de la plante restent en attente ; le texte de vente parle d’origine et de procédé.",
    en: "The dose is low on purpose: 57 mg of curcuminoids, where ANSES refers to 153 mg of curcumin a day and warns about forms of raised bioavailability, liposomes included. Neither black pepper nor polysorbate. The yellow powder disperses in a glass of water and stains less than bare extract. Claims on the plant are still pending, so sales copy covers origin and process.",
  },
  claims: [],
  caution: {
    fr: "Jamais avec un anticoagulant. Calculs ou maladie de la vésicule : s’abstenir. Anticancéreux ou immunosuppresseur : avis médical. Ne pas ajouter d’autre source concentrée de curcumine.",
    en: "Never with an anticoagulant. Gallstones or gallbladder disease: do not use. Cancer medicines or immunosuppressants: medical advice. Do not add another concentrated source of curcumin.",
  },
};
