// The equation of a product: a formula, drawn round, plus a packaging, drawn square.
import { BeadedDisc } from "#client/components/BeadedDisc/BeadedDisc.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { FormulaSumCopy, PicturedItemCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./FormulaSum.module.css";

const sizes = {
  disc: "(width <= 1050px) 34vw, (width >= 1680px) 346px, 20.6vw",
  square: "(width <= 715px) 39vw, (width <= 1050px) 41vw, (width >= 1678px) 416px, 24.8vw",
};

export function FormulaSum({
  copy,
  titleId,
}: {
  copy: Localized<FormulaSumCopy>;
  titleId: string;
}) {
  return (
    <div className={css.sum}>
      <div>
        <Text as="h2" className={css.title} id={titleId} of={copy.title} />
        <Text as="p" className={css.text} of={copy.text} />
      </div>
      <div className={css.terms}>
        <div>
          <BeadedDisc picture={copy.formula.picture} sizes={sizes.disc} />
        </div>
        <span className={css.plus}>
          <Icon name="plus" />
        </span>
        <div className={css.packaging}>
          <Picture of={copy.packaging.picture} sizes={sizes.square} decorative />
        </div>
        <FormulaBox box={copy.formula} />
        <FormulaBox box={copy.packaging} />
      </div>
    </div>
  );
}

function FormulaBox({ box }: { box: Localized<PicturedItemCopy> }) {
  return (
    <div className={css.box}>
      <Text as="h3" className={css.boxTitle} of={box.title} />
      <Text as="p" className={css.boxText} of={box.text} />
    </div>
  );
}
