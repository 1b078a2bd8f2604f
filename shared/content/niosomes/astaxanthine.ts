import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "astaxanthine",
  type: "niosome",
  nom: { fr: "astaxanthine", en: "astaxanthin" },
  symbol: "Ax",
  subtitle: { fr: "antioxydant & éclat", en: "antioxidant & radiance" },
  categories: ["antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "astaxanthine",
  inci: "ASTAXANTHIN",
  action: { fr: "antioxydant, bonne mine", en: "antioxidant, fresh glow" },
  identity: {
    kind: "molecule",
    inci: "ASTAXANTHIN",
    molecule: {
      name: { fr: "astaxanthine", en: "astaxanthin" },
      cas: "472-61-7",
      smiles:
        "CC1=C(C(C[C@@H](C1=O)O)(C)C)/C=C/C(=C/C=C/C(=C/C=C/C=C(/C=C/C=C(/C=C/C2=C(C(=O)[C@H](CC2(C)C)O)C)\\C)\\C)/C)/C",
      formula: "C40H52O4",
      shows: "whole",
      note: {
        fr: "Forme libre (3S,3′S), tout-E ; l’oléorésine d’algue la contient surtout en esters d’acides gras.",
        en: "Free all-E (3S,3′S) form; algal oleoresin holds it mostly as fatty acid esters.",
      },
    },
  },
  description: {
    fr: "<b>Rouge corail, de culture ou de synthèse.</b> L’algue <i>Haematococcus</i> ou un réacteur chimique : deux origines pour cette xanthophylle, longue chaîne conjuguée terminée à chaque bout par un cycle portant alcool et cétone. L’algue la livre en oléorésine visqueuse.<br><br><b>Répartie dans la paroi.</b> Entre les chaînes des tensioactifs, le pigment se divise finement au lieu de perler en points rouges. La teinte devient rosée, égale d’un flacon à l’autre, et s’en va avec un nettoyant doux.<br><br><b>Réglages.</b> La dose se compte en milligrammes pour cent grammes. Prévoyez des tocophérols, un remplissage sous azote et une agitation sans vortex ; versez la dispersion en dernier.",
    en: "<b>Coral red, grown or synthesised.</b> <i>Haematococcus</i> algae or a chemical reactor: two origins for this xanthophyll, a long conjugated chain that ends on either side in a ring bearing alcohol and ketone. Algae yield it as a viscous oleoresin.<br><br><b>Spread through the wall.</b> Among surfactant chains the pigment divides finely instead of beading into red dots. The tint turns rosy, even from bottle to bottle, and comes off with a gentle cleanser.<br><br><b>Settings.</b> Dose is counted in milligrams per hundred grams. Provide tocopherols, nitrogen filling and stirring without a vortex, and pour the dispersion in last.",
  },
  bienfaits: [
    {
      titre: { fr: "Dose et transfert de couleur", en: "Dose and colour transfer" },
      description: {
        fr: "La teinte limite la dose avant le prix. À faible charge, le sérum est pêche et ne tache pas la taie d’oreiller : prévoyez au protocole un essai sur coton blanc, après dix minutes de contact.",
        en: "Tint, more than price, limits the dose. At low load the serum is peach and does not stain a pillowcase: include in the protocol a trial on white cotton, after ten minutes of contact.",
      },
    },
    {
      titre: { fr: "Treize liaisons conjuguées", en: "Thirteen conjugated bonds" },
      description: {
        fr: "Onze doubles liaisons de carbone et deux carbonyles se suivent, d’où l’absorption près de 480 nm et la chimie antioxydante. La même chaîne se dégrade à la lumière : verre laqué et pompe sans reprise d’air la protègent.",
        en: "Eleven carbon double bonds and two carbonyls in a row explain absorption near 480 nm and the antioxidant chemistry. The same chain degrades in daylight: lacquered glass and an airless pump protect it.",
      },
    },
    {
      titre: { fr: "Libre ou estérifiée", en: "Free or esterified" },
      description: {
        fr: "Le dosage change avec la forme : pour l’oléorésine, une hydrolyse enzymatique précède la chromatographie. Fixez la teneur en équivalent d’astaxanthine libre, faute de quoi deux devis ne parlent pas de la même quantité.",
        en: "Assay depends on form: for oleoresin, enzymatic hydrolysis comes before chromatography. State content as free astaxanthin equivalent, or two quotations will not be talking about the same quantity.",
      },
    },
    {
      titre: { fr: "Origine vérifiable", en: "Origin that can be checked" },
      description: {
        fr: "L’algue produit l’isomère (3S,3′S), la synthèse usuelle un mélange ; une colonne chirale les distingue. La marque qui imprime « microalgue » conserve ce résultat au dossier, avec le lieu de culture.",
        en: "Algae make the (3S,3′S) isomer and the usual synthesis a mixture; a chiral column tells them apart. A brand that prints ‘microalgae’ keeps that result on file, with the growing site.",
      },
    },
    {
      titre: { fr: "Éclat et bonne mine", en: "Radiance and fresh glow" },
      description: {
        fr: "Squalane, karité et vitamine E l’accompagnent dans un soin de jour. L’allégation porte sur l’éclat et l’aspect de la peau ; le reflet pêche reste accessoire, et rien ne doit évoquer un hâle ni un écran solaire.",
        en: "Squalane, shea and vitamin E accompany it in a day cream. The claim covers radiance and appearance; the peach tint stays incidental, and nothing may suggest a tan or sun protection.",
      },
    },
  ],
  product: false,
  related: ["lycopene", "vitamine-e"],
  caution: {
    fr: "Absente des colorants de l’annexe IV : sa fonction déclarée doit être antioxydante. En gélule, règles du nouvel aliment : 8 mg par jour au plus, réservés aux plus de 14 ans.",
    en: "Absent from the Annex IV colourants, so declare it as an antioxidant. In capsules novel food rules apply: 8 mg daily at most, for people over 14 only.",
  },
};
