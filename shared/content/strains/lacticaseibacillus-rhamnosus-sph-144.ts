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
    fr: "<b>Présente hors de l’intestin.</b> On isole <i>L. rhamnosus</i> des voies génitales et urinaires saines autant que du tube digestif. Ce bâtonnet à Gram positif, ni mobile ni sporulé, produit de l’acide lactique et s’emploie dans des laits fermentés.<br><br><b>400 milliards pour une formule féminine.</b> L’enrobage VPRO® permet de l’associer à la canneberge, acide, ou au D-mannose, sensible à l’humidité. Ajouter la souche après ces poudres.",
    en: "<b>Found beyond the gut.</b> <i>L. rhamnosus</i> is isolated from healthy genital and urinary tracts as well as from the intestine. This Gram-positive rod, neither motile nor sporing, makes lactic acid and is used in fermented milks.<br><br><b>400 billion for women’s formulas.</b> VPRO® coating allows it to be combined with acidic cranberry or moisture-sensitive D-mannose. Add the strain after these powders.",
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
      titre: { fr: "Gélule à trois espèces", en: "Three-species capsule" },
      description: {
        fr: "Avec <i>crispatus</i> et <i>gasseri</i>, la gélule HPMC de taille 1 est la forme courante. Le D-mannose, dosé au gramme, impose le sachet. Les formes locales ne sont pas des compléments alimentaires.",
        en: "Beside <i>crispatus</i> and <i>gasseri</i>, a size 1 HPMC capsule is the usual form. D-mannose, dosed by the gram, calls for a sachet. Local forms are not food supplements.",
      },
    },
    {
      titre: { fr: "L’acidité de la canneberge", en: "Acidity of cranberry" },
      description: {
        fr: "Un extrait sur phosphate tricalcique tempère l’acidité. Contrôler le mélange à six semaines, puis à six mois. Compter séparément les trois espèces par PCR, le total par cytométrie.",
        en: "An extract on tricalcium phosphate tempers acidity. Check the blend at six weeks, then at six months. Count the three species separately by PCR, the total by cytometry.",
      },
    },
  ],
};
