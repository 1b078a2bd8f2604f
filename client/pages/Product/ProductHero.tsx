// Head of a product's page: its name beside the pack, on the ground of the picture, and the way to ask for it.
import { Link } from "react-router-dom";
import { Button } from "#client/components/Action/Action.tsx";
import { ComposeLink } from "#client/components/ComposeLink/ComposeLink.tsx";
import { FittedTitle } from "#client/components/FittedTitle/FittedTitle.tsx";
import { BrandField } from "#client/components/Pack/BrandField.tsx";
import { Pack } from "#client/components/Pack/Pack.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { SelectionButton } from "#client/components/SelectionButton/SelectionButton.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { Trail } from "#client/components/Trail/Trail.tsx";
import type { Brand } from "#client/hooks/use-brand.ts";
import type { PageOf } from "#shared/pages/page.ts";
import type { ProductData } from "#shared/pages/product.ts";
import css from "./ProductHero.module.css";

const heroSizes = "(width <= 715px) 100vw, (width <= 1100px) 64vw, (width >= 1725px) 1000px, 58vw";

export function ProductHero({
  data,
  page,
  brand,
}: {
  data: ProductData;
  page: Pick<PageOf<"product">, "path" | "trail">;
  brand: Brand;
}) {
  const { texts, category, pack, picture } = data;
  const shown = { sizes: heroSizes, eager: true };
  return (
    // The ground is the picture's own colour (shared/pages/picture-ground.ts): it goes on where the picture ends.
    <div
      className={css.hero}
      data-tone="sand"
      data-pack={data.duration ? "bottle" : "serum"}
      data-ground={picture.ground}
    >
      <div className={css.stage}>
        {pack ? (
          <Pack
            of={pack}
            brand={brand.name}
            none={data.naming.none}
            alt={picture.alt}
            atFoot
            {...shown}
          />
        ) : (
          <Picture of={picture} {...shown} />
        )}
      </div>
      <div className={css.caption}>
        <div className={css.top}>
          <Trail of={page.trail} />
          <Link className={css.back} to={brand.carry(texts.all.to)}>
            <span aria-hidden="true">&lt; </span>
            <Text of={texts.back} />
          </Link>
        </div>
        <div className={css.name}>
          <FittedTitle name={data.name} />
        </div>
        <Text as="p" className={css.summary} of={data.summary} />
        <ul className={css.pills}>
          <li>
            <Link className={css.pill} to={category.path}>
              <span className={css.dot} data-range={data.range} />
              <Text of={category.name} />
            </Link>
          </li>
          <Text as="li" className={css.pill} of={data.content} />
          {data.duration && <Text as="li" className={css.pill} of={data.duration} />}
        </ul>
        <div className={css.actions}>
          <Button to="*" hot>
            <Text of={texts.enquire} />
          </Button>
          <SelectionButton path={page.path} name={data.name} />
          <ComposeLink to={data.compose} label={texts.compose} look="pill" />
        </div>
        {pack && (
          <div className={css.naming}>
            <BrandField texts={data.naming} offersPicture />
          </div>
        )}
      </div>
    </div>
  );
}
