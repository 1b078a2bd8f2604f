import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "andrographis",
  type: "liposome",
  nom: { fr: "andrographis", en: "andrographis" },
  symbol: "An",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "ANDROGRAPHIS PANICULATA EXTRACT",
    latin: "Andrographis paniculata",
    part: { fr: "parties aériennes", en: "aerial parts" },
    marker: {
      name: { fr: "andrographolide", en: "andrographolide" },
      cas: "5508-58-7",
      smiles: "C[C@@]12CC[C@H]([C@@]([C@H]1CCC(=C)[C@H]2C/C=C/3\\[C@@H](COC3=O)O)(C)CO)O",
      formula: "C20H30O5",
      shows: "whole",
    },
  },
  description: {
    fr: "<b><i>Andrographis paniculata</i>, Acanthacées.</b> Herbe annuelle d’Inde et du Sri Lanka, dont on récolte les parties aériennes quand le feuillage est le plus dense. Elle contient des lactones diterpéniques de type labdane ; la principale, l’andrographolide, forme des cristaux incolores d’une amertume tenace.<br><br><b>Dispersion et amertume.</b> L’andrographolide se dissout mal dans l’eau, à peine mieux dans l’huile. Dans le liposome, il se place entre les chaînes grasses et les têtes polaires : l’extrait se disperse à froid et son amertume se perçoit moins.<br><br><b>Un pH acide à maintenir.</b> Le cycle lactone s’ouvre en milieu alcalin. Nous tamponnons la dispersion du côté acide, évitons le bicarbonate des bases effervescentes et séchons à température modérée.",
    en: "<b><i>Andrographis paniculata</i>, Acanthaceae.</b> An annual herb of India and Sri Lanka whose aerial parts are cut when the foliage is at its thickest. It contains labdane diterpene lactones; the main one, andrographolide, forms colourless crystals with a lingering bitterness.<br><br><b>Dispersion and bitterness.</b> Andrographolide dissolves poorly in water and little better in oil. In a liposome it sits between the fatty chains and the polar heads, so the extract disperses cold and tastes less bitter.<br><br><b>An acidic pH to maintain.</b> Alkali opens the lactone ring. We buffer the dispersion on the acid side, avoid the bicarbonate of effervescent bases and dry at moderate temperature.",
  },
  bienfaits: [
    {
      titre: { fr: "Usages traditionnels en Asie", en: "Traditional use in Asia" },
      description: {
        fr: "L’Inde l’appelle kalmegh, ou bhunimba en sanskrit (« neem du sol ») ; la pharmacopée chinoise, chuan xin lian. Les parties aériennes séchées y sont traditionnellement employées en décoction ou en poudre, souvent mêlées à d’autres herbes amères.",
        en: "It is kalmegh in India, bhunimba (‘ground neem’) in Sanskrit and chuan xin lian in the Chinese pharmacopoeia. By tradition the dried aerial parts are used in decoctions and powders, often blended with other bitter herbs.",
      },
    },
    {
      titre: { fr: "Une amertume atténuée", en: "Bitterness reduced" },
      description: {
        fr: "Une pincée de poudre suffit à rendre une boisson amère. Insérées dans la bicouche, les lactones touchent moins la langue : le sachet et le liquide deviennent envisageables, avec un arôme marqué, réglisse ou agrume confit, et un édulcorant dosé sans excès.",
        en: "A pinch of powder is enough to make a drink bitter. Held in the bilayer, the lactones touch the tongue less, so liquids and sachets become feasible, given a strong flavour such as liquorice or candied citrus and a moderate amount of sweetener.",
      },
    },
    {
      titre: { fr: "Un titre en andrographolide", en: "Standardised to andrographolide" },
      description: {
        fr: "L’extrait se choisit à sa teneur en andrographolide, mesurée par chromatographie liquide. La feuille en contient davantage que la tige : la part de chaque organe compte. Sur l’étiquette, indiquez la quantité d’andrographolide à côté de celle de l’extrait.",
        en: "Choose an extract on its andrographolide content, measured by liquid chromatography. Leaves contain more of it than stems, so the proportion of each matters. On the label, state the amount of andrographolide next to that of the extract.",
      },
    },
    {
      titre: { fr: "À distinguer du chirata", en: "Distinct from chirata" },
      description: {
        fr: "Le commerce indien appelle aussi la plante « chirette verte » et la vend parfois à la place de <i>Swertia chirayita</i>, une Gentianacée. La microscopie et l’empreinte chromatographique les distinguent sans ambiguïté ; nous demandons cette preuve avant d’accepter un lot.",
        en: "Indian traders also call the plant green chirata and sometimes sell it in place of <i>Swertia chirayita</i>, of the gentian family. Microscopy and a chromatographic fingerprint tell them apart beyond doubt; we ask for that proof before accepting a batch.",
      },
    },
    {
      titre: { fr: "Suivi de la stabilité", en: "Stability monitoring" },
      description: {
        fr: "En vieillissant, l’andrographolide perd une molécule d’eau et donne un dérivé didéshydro, visible en chromatographie. Si ce pic augmente, le stockage est trop chaud. La gélule végétale et le sachet barrière conviennent ; pour un liquide, préférez le verre ambré.",
        en: "As it ages, andrographolide loses a molecule of water and forms a didehydro derivative, visible by chromatography. If that peak rises, storage is too warm. Plant-based capsules and barrier sachets are suitable; for liquids, prefer amber glass.",
      },
    },
  ],
  product: false,
  related: ["scutellairedubaikal", "berberine"],
  caution: {
    fr: "Contre-indiqué pendant la grossesse ; à éviter durant l’allaitement et avant 18 ans. Pas d’usage avec un traitement anticoagulant ou immunosuppresseur, sauf avis médical. L’autorité australienne (TGA) signale des réactions allergiques, parfois graves, et des troubles du goût : prévoyez l’avertissement.",
    en: "Must not be used in pregnancy; avoid while breastfeeding and under the age of 18. Not with anticoagulant or immunosuppressant treatment unless a doctor agrees. The Australian authority (TGA) reports allergic reactions, at times severe, and disturbances of taste: plan a warning.",
  },
};
