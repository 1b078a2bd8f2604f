import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-144",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 144",
  formerName: "Lactobacillus rhamnosus",
  cfu: 400,
  categories: ["Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère intime féminine", en: "Women’s intimate area" },
  technologie: null,
  description: {
    fr: "<b>Présente hors de l’intestin.</b> On isole <i>L. rhamnosus</i> des voies génitales et urinaires saines autant que du tube digestif. Ce bâtonnet à Gram positif, ni mobile ni sporulé, produit de l’acide lactique et entre dans des laits fermentés.<br><br><b>400 milliards pour une formule féminine.</b> L’enrobage VPRO® permet la rencontre avec canneberge ou D-mannose, l’une acide, l’autre avide d’eau. Ajouter la souche après ces deux poudres.",
    en: "<b>Found beyond the gut.</b> <i>L. rhamnosus</i> is isolated from healthy genital and urinary tracts as well as from the intestine. This Gram-positive rod, neither motile nor sporing, makes lactic acid and enters fermented milks.<br><br><b>400 billion for women’s formulas.</b> VPRO® coating lets it meet cranberry or D-mannose, one acidic, the other eager for water. Add the strain after those two powders.",
  },
  bienfaits: [
    {
      titre: { fr: "D’une muqueuse à l’autre", en: "From one mucosa to another" },
      description: {
        fr: "Une bactérie avalée se retrouve-t-elle sur d’autres muqueuses ? La question guide les protocoles, qui suivent l’ADN de la souche par PCR quantitative et décrivent la flore avant et après.",
        en: "Is a swallowed bacterium found on other mucous membranes? The question guides protocols that track the DNA of the strain by quantitative PCR and describe the flora before and after.",
      },
    },
    {
      titre: { fr: "Gélule du trio", en: "The trio capsule" },
      description: {
        fr: "Avec <i>crispatus</i> et <i>gasseri</i>, la gélule HPMC de taille 1 est la référence. Le D-mannose, dosé au gramme, impose le sachet. Formes locales hors du champ du complément alimentaire.",
        en: "Beside <i>crispatus</i> and <i>gasseri</i>, a size 1 HPMC capsule is the reference. D-mannose, dosed by the gram, calls for a sachet. Local forms lie outside food supplements.",
      },
    },
    {
      titre: { fr: "L’acide de la canneberge", en: "Acid from cranberry" },
      description: {
        fr: "Un extrait sur phosphate tricalcique tempère l’acidité. Vérifier à six semaines l’interface entre poudres, puis à six mois. Compter séparément les trois espèces par PCR, le total par cytométrie.",
        en: "An extract on tricalcium phosphate tempers acidity. Check the interface between powders at six weeks, then at six months. Count the three species apart by PCR, the total by cytometry.",
      },
    },
  ],
  products: ["probiotique-femme"],
};
