import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "acide-hyaluronique-vitamine-b5",
  type: "niosomeProduct",
  nom: { fr: "acide hyaluronique + vitamine b5", en: "hyaluronic acid + vitamin b5" },
  symbol: "HA3",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["acides", "vitamines"],
  formes2: ["Sérum"],
  action: { fr: "hydratant, repulpant", en: "moisturising, plumping" },
  contains: ["acide-hyaluronique", "panthenol"],
  identity: {
    kind: "complex",
    inci: "SODIUM HYALURONATE, PANTHENOL",
    components: [
      {
        name: { fr: "acide hyaluronique 3 %", en: "hyaluronic acid 3%" },
        path: "/niosomes/acide-hyaluronique",
      },
      {
        name: { fr: "vitamine B5 (D-panthénol) 2 %", en: "vitamin B5 (D-panthenol) 2%" },
        path: "/niosomes/panthenol",
      },
    ],
    molecule: {
      name: { fr: "acide hyaluronique", en: "hyaluronic acid" },
      cas: "9004-61-9",
      smiles:
        "CC(=O)N[C@@H]1[C@@H](O[C@@H]2O[C@@H]([C@@H](O)[C@H](O)[C@H]2O)C(=O)O)[C@H](O)[C@@H](CO)O[C@H]1O",
      formula: "C14H23NO12",
      shows: "unit",
      note: {
        fr: "Un seul motif : acide glucuronique et N-acétylglucosamine. La chaîne le répète des centaines ou des milliers de fois.",
        en: "A single unit of glucuronic acid and N-acetylglucosamine. The chain repeats it hundreds or thousands of times.",
      },
    },
  },
  description: {
    fr: "<b>Acide hyaluronique 3 %, vitamine B5 2 %.</b> Trois pour cent de hyaluronate long feraient une gelée. Le gros de la dose est ici en chaînes courtes, dans les vésicules ; une fraction longue forme le film. Le panthénol complète l’humectant.<br><br><b>En main.</b> Un gel transparent, incolore, inodore, qui s’écoule d’une pipette, sèche vite et ne peluche pas. pH 5 à 6, conservateur adapté à une base très aqueuse.<br><br><b>Place dans la gamme.</b> Le sérum d’entrée : peaux sèches à grasses, toute saison, matin et soir, au masculin comme au féminin. Flacon de 30 ml, verre clair possible, aucun des deux actifs ne craignant la lumière.",
    en: "<b>Hyaluronic acid 3%, vitamin B5 2%.</b> Three per cent of long hyaluronate would set like jelly. Most of the dose here is short chains inside vesicles, while one long fraction forms the film. Panthenol completes the humectant.<br><br><b>In the hand.</b> A transparent gel, colourless and odourless, that runs from a dropper, dries fast and does not pill. Its pH is 5 to 6, with preservation designed for a very watery base.<br><br><b>Place in a range.</b> The entry product: dry to oily skin, any season, morning and evening, for men as well as for women. A 30 ml bottle, clear glass permitted, as neither active is sensitive to light.",
  },
  bienfaits: [
    {
      titre: { fr: "Teneur haute, texture fluide", en: "High content, fluid texture" },
      description: {
        fr: "La masse molaire est répartie en deux fractions, chacune dosée et certifiée. La viscosité reste assez basse pour que la plupart des lignes de remplissage l’acceptent, et la dernière goutte sort du flacon.",
        en: "Molar mass is split into two fractions, each assayed and certified. Viscosity stays low enough for most filling lines to accept it, and the last drop leaves the bottle.",
      },
    },
    {
      titre: { fr: "Confort immédiat", en: "Immediate comfort" },
      description: {
        fr: "Film souple, tiraillement atténué, relief plus lisse au toucher : les trois sensations se testent le jour même. La cornéométrie suit à deux, huit et vingt-quatre heures, côté traité contre côté nu.",
        en: "A supple film, less tightness, smoother relief under the finger: three sensations to test on the same day. Corneometry follows at two, eight and twenty-four hours, treated side against bare side.",
      },
    },
    {
      titre: { fr: "Ordre d’application", en: "Order of application" },
      description: {
        fr: "Sur visage humide, avant tout corps gras. Quatre gouttes, un court temps d’attente, puis une crème qui limite l’évaporation. Il précède l’écran du matin et, certains soirs, suit un exfoliant.",
        en: "On a damp face, ahead of any oil. Four drops, a short wait, then a cream that limits evaporation. It precedes morning sunscreen and, on some evenings, follows an exfoliant.",
      },
    },
    {
      titre: { fr: "Végan, sans alcool", en: "Vegan, alcohol-free" },
      description: {
        fr: "Le polymère est issu d’une fermentation, le panthénol d’une synthèse, la vésicule de tensioactifs végétaux. Aucun parfum : en ajouter un suppose de déclarer ses allergènes et de refaire le test de tolérance.",
        en: "The polymer comes from fermentation, panthenol from synthesis, the vesicle from plant-based surfactants. No fragrance: adding one means declaring its allergens and repeating the tolerance test.",
      },
    },
    {
      titre: { fr: "Hygiène d’un gel aqueux", en: "Hygiene of a water gel" },
      description: {
        fr: "Polysaccharide et eau nourrissent les microbes. Le challenge test porte sur le produit fini, pipette comprise, et la ligne se rince à l’eau chaude avant chaque lot ; la norme ISO 11930 sert de référence.",
        en: "Polysaccharide plus water feeds microbes. Our challenge test covers the finished product, dropper included, and the line is rinsed hot before each batch, with ISO 11930 as the reference.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c-acide-hyaluronique", "cafeine-egcg"],
  caution: {
    fr: "Base très aqueuse : système conservateur complet et challenge test. Sur peau sèche, appliquer sur visage humide puis recouvrir d’une crème. Rincer en cas de contact avec l’œil.",
    en: "A very watery base: complete preservative system and challenge test. On dry skin, apply to a damp face, then cover with a cream. Rinse if it reaches the eye.",
  },
};
