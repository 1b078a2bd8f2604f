import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-helveticus-sph-110",
  type: "probiotique",
  species: "Lactobacillus helveticus",
  code: "SPH 110",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Artisan de l’emmental.</b> Gruyère, emmental, grana padano : <i>L. helveticus</i> y découpe les caséines grâce à des protéases puissantes. Bacille thermophile, homofermentaire, dépourvu de spores, il croît encore à 50 °C et utilise le galactose.<br><br><b>Poudre de fromager.</b> La version conventionnelle, 200 milliards par gramme, accepte un comprimé pressé doucement. Sa note lactée, faible, s’efface derrière la vanille ; la chaleur l’inquiète moins que l’eau.",
    en: "<b>The craftsman of Emmental.</b> Gruyère, Emmental, Grana Padano: there <i>L. helveticus</i> cuts caseins with powerful proteases. A thermophilic, homofermentative rod without spores, it still grows at 50°C and uses galactose.<br><br><b>A cheesemaker’s powder.</b> The conventional version, 200 billion a gram, accepts a gently pressed tablet. Its faint dairy note fades behind vanilla; heat worries it less than water does.",
  },
  bienfaits: [
    {
      titre: { fr: "Peptides de caséine", en: "Casein peptides" },
      description: {
        fr: "L’espèce est étudiée pour les peptides qu’elle libère du lait, puis pour les liens entre microbiote, système nerveux et repos nocturne. Les protocoles emploient souvent le lait fermenté entier, non la cellule seule.",
        en: "The species is studied for the peptides it frees from milk, and then for links between microbiota, nervous system and night-time rest. Protocols often use whole fermented milk, not the cell alone.",
      },
    },
    {
      titre: { fr: "Comprimé ou sachet", en: "Tablet or sachet" },
      description: {
        fr: "Son passé thermophile la rend tolérante à un léger échauffement de presse. Le sachet au goût vanille est l’autre débouché. La gélule reste valable quand la dose se veut discrète.",
        en: "Its thermophilic past makes it tolerant of slight warming in the press. A vanilla sachet is the other outlet. Capsules remain valid where a discreet daily intake is wanted.",
      },
    },
    {
      titre: { fr: "Lait, à vérifier", en: "Milk, to be verified" },
      description: {
        fr: "Demander la composition du milieu de culture et doser caséine et lactose sur chaque lot. Dénombrer à 42 °C sur MRS acidifiée. Un stockage sec à 4 °C réduit la marge à prévoir.",
        en: "Ask for the composition of the growth medium and assay casein and lactose on every lot. Count at 42°C on acidified MRS. Dry storage at 4°C reduces the margin needed.",
      },
    },
  ],
};
