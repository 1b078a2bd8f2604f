// "Your name, already on the shelf": one field, and packs that bear what is written there.
import { BrandField } from "#client/components/Pack/BrandField.tsx";
import { Pack } from "#client/components/Pack/Pack.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useBrand } from "#client/hooks/use-brand.ts";
import type { NamingTexts, PackData } from "#shared/pages/product-browser.ts";
import css from "./NamedShelf.module.css";

// Squares that fill boxes higher than wide, but on phones, which show the first alone.
const sizes = "(width <= 715px) 92vw, (width <= 1050px) 44vw, (width >= 1642px) 620px, 38vw";

export function NamedShelf({
  packs,
  texts,
  titleId,
}: {
  packs: readonly PackData[];
  texts: NamingTexts;
  titleId: string;
}) {
  const { name } = useBrand();
  return (
    <div className={css.named}>
      <div>
        <Text as="h2" className={css.title} id={titleId} of={texts.title} />
        <BrandField texts={texts} offersPicture />
      </div>
      <ul className={css.shelf}>
        {packs.map((pack) => (
          <li key={pack.picture.name}>
            <Pack of={pack} brand={name} none={texts.none} sizes={sizes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
