/** Searches that each were, or would be, worse than they look: by what they fold to, by their spellings, by what they begin. */
export const hardSearches = [
  "\u0301",
  "xxxx \u0301 \uff9e \u3099",
  "confe penti polyc polyt proti proci centa conti polya polyb polyd polye",
  "confe confi conne conte conce conve confe conne conte conce conve confe",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j",
  "1 2 3 4 5 6 7 8 9 0 11 22 33 44 55 66 77 88 99",
  "vi co ac al li ca ma ph vi co ac al li ca ma ph",
  "vit aci ext com pro bif lac cal vit aci ext com pro bif lac cal",
  "abcdefg hijklmn opqrstu vwxyzab cdefghi jklmnop qrstuvw xyzabcd",
  "a".repeat(80),
  "ﷺ".repeat(80),
  "+ ".repeat(40),
  "- ".repeat(40),
  "vitamine extrait acide huile complexe poudre gélule sérum",
] as const;
