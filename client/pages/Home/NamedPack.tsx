// "Your name, already on the shelf": one field, and a pack that bears what is written there.
import { BrandField } from "#client/components/Pack/BrandField.tsx";
import { Pack } from "#client/components/Pack/Pack.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useBrand } from "#client/hooks/use-brand.ts";
import type { NamingTexts, PackData } from "#shared/pages/product-browser.ts";
import css from "./HomePage.module.css";

export function NamedPack({
  pack,
  texts,
  titleId,
}: {
  pack: PackData;
  texts: NamingTexts;
  titleId: string;
}) {
  const { name } = useBrand();
  return (
    <div className={css.named}>
      <div>
        <Text as="h2" className={css.namedTitle} id={titleId} of={texts.title} />
        <BrandField texts={texts} isAlone />
      </div>
      <div className={css.namedPack}>
        <Pack
          of={pack}
          brand={name}
          none={texts.none}
          sizes="(width <= 715px) 92vw, (width <= 900px) 42vw, (width >= 1642px) 900px, 52vw"
        />
      </div>
    </div>
  );
}
