import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "ubiquinol",
  type: "niosome",
  nom: { fr: "ubiquinol", en: "ubiquinol" },
  symbol: "QH",
  subtitle: { fr: "antioxydant & éclat", en: "antioxidant & radiance" },
  categories: ["coenzyme", "antioxydants"],
  formes: ["Sérum", "Crème"],
  inci: "UBIQUINOL",
  action: { fr: "antioxydant, teint lumineux", en: "antioxidant, luminous look" },
  identity: {
    kind: "molecule",
    inci: "UBIQUINOL",
    molecule: {
      name: { fr: "ubiquinol-10", en: "ubiquinol-10" },
      cas: "992-78-9",
      smiles:
        "COc1c(O)c(C)c(C/C=C(C)/CC/C=C(C)/CC/C=C(C)/CC/C=C(C)/CC/C=C(C)/CC/C=C(C)/CC/C=C(C)/CC/C=C(C)/CC/C=C(C)/CCC=C(C)C)c(O)c1OC",
      formula: "C59H92O4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>La forme réduite du Q10.</b> Deux hydrogènes de plus que l’ubiquinone, et l’orangé s’efface. L’ubiquinol est une cire blanc crème de 865 g/mol, à longue chaîne de dix isoprènes, prompte à rejaunir dès que l’oxygène l’atteint.<br><br><b>Une membrane close.</b> La vésicule se prépare sous azote, dans l’obscurité. Tocophérol et palmitate d’ascorbyle s’y oxydent avant l’actif, dont la chaîne isoprénique s’étend parmi celles des tensioactifs.<br><br><b>Plage de travail.</b> L’actif fond vers 50 °C, sous gaz inerte ; la dispersion, elle, s’incorpore tiède, pH 5 à 6,5, eau désaérée, chélateur présent. De 0,05 % à 0,5 % dans une émulsion blanche, un sérum laiteux ou un contour de l’œil.",
    en: "<b>The reduced form of Q10.</b> Two hydrogens more than ubiquinone, and the orange fades. Ubiquinol is a creamy white wax of 865 g/mol with a long tail of ten isoprenes, quick to yellow again once oxygen reaches it.<br><br><b>A closed membrane.</b> The vesicle is prepared under nitrogen and in the dark. Tocopherol and ascorbyl palmitate oxidise there before the active, whose isoprene tail stretches out among those of the surfactants.<br><br><b>Working range.</b> The active melts near 50 °C, under inert gas; the dispersion blends in lukewarm, at pH 5 to 6.5, in deaerated water with a chelator. From 0.05% to 0.5% in a white emulsion, a milky serum or an eye contour.",
  },
  bienfaits: [
    {
      titre: { fr: "Une base plus blanche", en: "A whiter base" },
      description: {
        fr: "La forme oxydée jaunit une émulsion ; celle-ci la laisse claire. Pour les gammes où le blanc fait partie de l’identité, la différence se voit à teneur égale, et le choix du décor y gagne.",
        en: "The oxidised form yellows an emulsion, this one leaves it pale. For ranges where white is part of the brand the difference shows at equal content, which leaves more freedom in decoration.",
      },
    },
    {
      titre: { fr: "Le jaunissement, signe d’oxydation", en: "Yellowing signals oxidation" },
      description: {
        fr: "Si la crème jaunit, l’actif s’est oxydé. Une chromatographie à détection électrochimique sépare la forme réduite de la forme oxydée ; leur rapport, suivi au fil des mois, précise le seuil accepté.",
        en: "If the cream yellows, the active has oxidised. Chromatography with electrochemical detection separates the reduced form from the oxidised one, and their ratio over the months sets the accepted threshold.",
      },
    },
    {
      titre: { fr: "Pompe sans air", en: "Airless pump required" },
      description: {
        fr: "Un pot ouvert ne convient pas à l’ubiquinol. Poche rétractable, remplissage inerté, petit format de 15 ml ou 30 ml : le conditionnement compte autant que la vésicule, et son prix entre dans le choix.",
        en: "An open jar does not suit ubiquinol. Collapsing pouch, inert filling, a small 15 ml or 30 ml pack: packaging counts as much as the vesicle, and its price enters the choice.",
      },
    },
    {
      titre: { fr: "Ubiquinol ou ubiquinone", en: "Ubiquinol or ubiquinone" },
      description: {
        fr: "L’ubiquinone reste le choix sûr d’une crème en pot. L’ubiquinol se justifie lorsque le conditionnement et la chaîne du froid sont adaptés ; nous proposons les deux et chiffrons l’écart de coût.",
        en: "Ubiquinone remains the safe choice for a cream in a jar. Ubiquinol makes sense when packaging and cold chain are suited to it; we offer both and put a figure on the cost difference.",
      },
    },
    {
      titre: { fr: "Éclat, à démontrer", en: "Radiance, to be shown" },
      description: {
        fr: "Teint lumineux et aspect reposé sont notés par des experts sur clichés, sans référence à l’énergie des cellules. Vitamine E et squalane l’accompagnent dans la crème ; le NADH, qui demande un autre pH, se place dans une ampoule à part.",
        en: "Luminous complexion and a rested look are graded by experts on images, with no reference to cell energy. Vitamin E and squalane accompany it in the cream; NADH, which needs another pH, goes into a separate ampoule.",
      },
    },
  ],
  product: false,
  related: ["coenzyme-q10", "nadh"],
  caution: {
    fr: "À ne pas chauffer au-dessus de 45 °C en présence d’air. Éviter peroxydes et sels de cuivre. Distinguer ubiquinol et ubiquinone sur l’étiquette : deux noms INCI.",
    en: "Do not heat above 45 °C in air. Avoid peroxides and copper salts. Tell ubiquinol from ubiquinone on the label, as they are two INCI names.",
  },
};
