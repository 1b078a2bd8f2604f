import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "ferulique",
  type: "niosome",
  nom: { fr: "acide férulique", en: "ferulic acid" },
  symbol: "FA",
  subtitle: { fr: "antioxydant & stabilisant", en: "antioxidant & stabilising" },
  categories: ["acides", "antioxydants"],
  formes: ["Sérum", "Crème"],
  inci: "FERULIC ACID",
  action: { fr: "protection de la formule", en: "formula protection" },
  description: {
    fr: "<b>Acide phénolique du son de riz.</b> Cousin de l’acide cinnamique, il relie les fibres des parois végétales ; son nom vient d’une férule, <i>Ferula foetida</i>. Peu soluble, il fonce en solution. Le niosome remplace l’alcool ou les glycols habituels et freine ce brunissement.",
    en: "<b>A phenolic acid from rice bran.</b> A relative of cinnamic acid, it ties fibres together in plant cell walls and is named after a giant fennel, <i>Ferula foetida</i>. Poorly soluble, it darkens in solution. A niosome stands in for the usual alcohol or glycol and slows that browning.",
  },
  bienfaits: [
    {
      titre: { fr: "Le trio C, E, férulique", en: "The C, E, ferulic trio" },
      description: {
        fr: "L’acide férulique se formule rarement seul : il seconde les vitamines C et E dans les sérums du jour. Trois vésicules distinctes permettent de doser chaque partenaire sans compromis de solvant.",
        en: "Ferulic acid seldom travels alone: it backs vitamins C and E in daytime serums. Three separate vesicles let you dose each partner without compromising on solvent.",
      },
    },
    {
      titre: { fr: "Absorbe dans l’ultraviolet", en: "Absorbs in the ultraviolet" },
      description: {
        fr: "Sa double liaison conjuguée capte le rayonnement autour de 320 nm. Cette propriété protège les parfums et colorants du flacon ; elle ne dispense jamais d’un filtre solaire autorisé.",
        en: "Its conjugated double bond takes up light around 320 nm. That shields fragrance and colour inside the bottle, and never replaces an authorised sunscreen filter.",
      },
    },
    {
      titre: { fr: "Moins d’alcool, moins d’odeur", en: "Less alcohol, less smell" },
      description: {
        fr: "Mal dissous, l’acide perd du gaz carbonique et libère du vinylgaïacol, à la note de clou de girofle. Dans la paroi vésiculaire, la réaction ralentit et l’éthanol devient inutile.",
        en: "Badly dissolved, the acid sheds carbon dioxide and releases vinylguaiacol, which smells of clove. Inside the vesicle wall the reaction slows down and ethanol becomes unnecessary.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c", "vitamine-e"],
  caution: {
    fr: "Ne figure pas parmi les filtres UV de l’annexe VI : aucune revendication solaire. Tenir le pH sous 4 pour limiter la coloration et prévoir un chélateur du fer.",
    en: "Not listed among the UV filters of Annex VI, so no sun protection claim. Hold pH below 4 to limit colour, and add an iron chelator.",
  },
};
