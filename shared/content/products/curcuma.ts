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
    fr: "Extrait de rhizome de curcuma titré en curcumine, en liposomes secs.",
    en: "Turmeric rhizome extract titrated in curcumin, as dry liposomes.",
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
    fr: "60 mg d’extrait, dont 57 mg de curcuminoïdes. La dose est basse à dessein : l’ANSES retient 153 mg de curcumine par jour et vise les formes rendues plus biodisponibles, dont les liposomes. Ni poivre noir, ni polysorbate. La poudre jaune se disperse dans un verre et tache moins que l’extrait nu. Les allégations de la plante restent en attente ; le texte de vente parle d’origine et de procédé.",
    en: "60 mg of extract, 57 mg of it curcuminoids. The low dose is deliberate: ANSES refers to 153 mg of curcumin a day and has forms of raised bioavailability in its sights, liposomes included. Neither black pepper nor polysorbate. The yellow powder disperses in a glass and stains less than bare extract. Claims on the plant are still pending, so sales copy covers origin and process.",
  },
  claims: [],
  caution: {
    fr: "Jamais avec un anticoagulant. Calculs ou maladie de la vésicule : s’abstenir. Ne pas ajouter d’autre source concentrée de curcumine.",
    en: "Never with an anticoagulant. Gallstones or gallbladder disease: abstain. Do not add another concentrated source of curcumin.",
  },
};
