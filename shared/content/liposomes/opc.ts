import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "opc",
  type: "liposome",
  nom: { fr: "opc de pépins de raisin", en: "grape seed opc" },
  symbol: "OPC",
  categories: ["végétal", "antioxydant"],
  claimStatus: "on hold",
  description: {
    fr: "<b>Oligomères procyanidoliques.</b> Deux à quelques unités de catéchine et d’épicatéchine forment ces tanins courts, extraits du pépin de raisin après vinification. Astringents et avides d’oxygène, ils se lient aussi aux protéines. Le liposome les garde à l’écart de la salive et de la gélatine.",
    en: "<b>Oligomeric procyanidins.</b> Two to a few units of catechin and epicatechin make up these short tannins, drawn from grape seeds after winemaking. Astringent and quick to oxidise, they also bind proteins. The liposome keeps them away from saliva and gelatine.",
  },
  bienfaits: [
    {
      titre: { fr: "Une matière de vendange", en: "A harvest by-product" },
      description: {
        fr: "Jacques Masquelier décrivit ces oligomères à Bordeaux dans les années 1940. Le pépin vient du marc, que la filière viticole valorise traditionnellement en huile, en distillat et en extraits.",
        en: "Jacques Masquelier described these oligomers in Bordeaux in the 1940s. Seeds come from marc, which wine regions have traditionally turned into oil, spirit and extracts.",
      },
    },
    {
      titre: { fr: "L’astringence désarmée", en: "Astringency disarmed" },
      description: {
        fr: "Un tanin précipite les protéines salivaires : c’est la sensation râpeuse du thé fort. Recouvert d’une paroi lipidique, l’OPC devient buvable, par exemple en ampoule au goût de fruit rouge.",
        en: "Tannin precipitates salivary proteins, the rasping feel of strong tea. Covered by a lipid wall, OPC becomes drinkable, for instance in a red-fruit ampoule.",
      },
    },
    {
      titre: { fr: "Ménager la gélule", en: "Sparing the capsule" },
      description: {
        fr: "Face aux procyanidines, une enveloppe de gélatine durcit et se dissout mal. L’hypromellose est préférable, et la vésicule ajoute une séparation qui conserve le temps de désagrégation.",
        en: "Against procyanidins a gelatine shell hardens and dissolves badly. Hypromellose is the better choice, and the vesicle adds a separation that preserves disintegration time.",
      },
    },
  ],
  product: false,
  related: ["vignerouge", "resveratrol"],
};
