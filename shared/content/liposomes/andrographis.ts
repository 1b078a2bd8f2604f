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
    fr: "<b><i>Andrographis paniculata</i>, Acanthacées.</b> Herbe annuelle d’Inde et du Sri Lanka, récoltée pour ses parties aériennes quand le feuillage est le plus dense. Ses lactones diterpéniques, de type labdane, ont pour chef de file l’andrographolide, cristal incolore d’une amertume tenace.<br><br><b>Une bicouche contre l’amer.</b> L’andrographolide se dissout mal dans l’eau, à peine mieux dans l’huile. Le liposome lui offre un logement intermédiaire, entre chaînes grasses et têtes polaires : l’extrait se disperse à froid, et la langue en perçoit moins.<br><br><b>Le pH à tenir.</b> Le cycle lactone s’ouvre en milieu alcalin. Nous tamponnons la dispersion du côté acide, évitons le bicarbonate des bases effervescentes et séchons sans excès de chaleur.",
    en: "<b><i>Andrographis paniculata</i>, Acanthaceae.</b> An annual herb of India and Sri Lanka, cut for its aerial parts when the foliage is at its thickest. Its labdane diterpene lactones are led by andrographolide, a colourless crystal whose bitterness lingers.<br><br><b>A bilayer against bitterness.</b> Andrographolide dissolves badly in water and little better in oil. A liposome lodges it between the two, among fatty chains and polar heads, so the extract disperses cold and less of it reaches the tongue.<br><br><b>Watching the pH.</b> Alkali opens the lactone ring. We buffer the dispersion on the acid side, steer clear of the bicarbonate found in effervescent bases, and dry without undue heat.",
  },
  bienfaits: [
    {
      titre: { fr: "Kalmegh et chuan xin lian", en: "Kalmegh and chuan xin lian" },
      description: {
        fr: "L’Inde l’appelle kalmegh, le sanskrit bhunimba, « neem du sol », et la pharmacopée chinoise chuan xin lian. Les parties aériennes séchées y sont traditionnellement employées en décoction ou en poudre, souvent mêlées à d’autres herbes amères.",
        en: "India calls it kalmegh, Sanskrit bhunimba or ground neem, and the Chinese pharmacopoeia lists it as chuan xin lian. By tradition the dried aerial parts go into decoctions and powders, often blended with other bitter herbs.",
      },
    },
    {
      titre: { fr: "Le roi des amers, muselé", en: "The king of bitters, muzzled" },
      description: {
        fr: "Une pincée de poudre gâche une boisson entière. Enchâssées dans la bicouche, les lactones touchent moins la langue : le sachet et le liquide deviennent envisageables, avec un arôme robuste, réglisse ou agrume confit, et un édulcorant dosé sans excès.",
        en: "A pinch of powder spoils a whole drink. Set into the bilayer, the lactones touch the tongue less, which brings liquids and sachets within reach, given a sturdy flavour such as liquorice or candied citrus and a light hand with sweetener.",
      },
    },
    {
      titre: { fr: "Titrer l’andrographolide", en: "Standardising to andrographolide" },
      description: {
        fr: "L’extrait se choisit à sa teneur en andrographolide, mesurée par chromatographie liquide. La feuille en contient davantage que la tige, si bien que la part de chaque organe compte. Sur l’étiquette, exprimez la dose en lactone plutôt qu’en milligrammes d’extrait.",
        en: "Choose an extract on its andrographolide content, measured by liquid chromatography. Leaves hold more than stems, so the proportion of each organ matters. On the label, state the dose as lactone rather than as milligrams of extract.",
      },
    },
    {
      titre: { fr: "Kalmegh n’est pas chirata", en: "Kalmegh is not chirata" },
      description: {
        fr: "Le commerce indien le nomme aussi chirette verte et le substitue parfois à <i>Swertia chirayita</i>, une gentianacée. Le microscope et l’empreinte chromatographique séparent les deux sans ambiguïté ; nous demandons cette preuve avant d’accepter un lot.",
        en: "Indian traders also know it as green chirata and at times swap it for <i>Swertia chirayita</i>, a member of the gentian family. The microscope and a chromatographic fingerprint tell them apart beyond doubt, and we ask for that proof before accepting a batch.",
      },
    },
    {
      titre: { fr: "Ce que suit la stabilité", en: "What stability testing tracks" },
      description: {
        fr: "En vieillissant, l’andrographolide perd une molécule d’eau et donne un dérivé didéshydro, visible à la chromatographie. Sa montée trahit un stockage trop chaud. Gélule végétale et sachet barrière conviennent ; en liquide, préférez le verre ambré.",
        en: "As it ages, andrographolide sheds a molecule of water and turns into a didehydro derivative that chromatography picks up. A rising peak points to storage that is too warm. Plant capsules and barrier sachets do well; for liquids, prefer amber glass.",
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
