// Head of a package page: the title beside a group of packs, on the ground of their picture.
import type { ReactNode } from "react";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PackageHeroCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./PackageHero.module.css";

/** `print`: over the picture, as large as it. */
export function PackageHero({
  copy,
  print,
  children,
}: {
  copy: Localized<PackageHeroCopy>;
  print?: ReactNode;
  children?: ReactNode;
}) {
  return (
    // The ground is the picture's own colour (shared/pages/picture-ground.ts): it goes on where the picture ends.
    <section
      className={css.hero}
      data-tone="sand"
      data-ground={copy.picture.ground}
      aria-labelledby="hero"
    >
      <div className={css.stage}>
        <Picture
          of={copy.picture}
          crops={[{ of: copy.portrait, media: "(width <= 715px)" }]}
          sizes="(width <= 715px) 100vw, (width <= 1050px) 145vw, (width <= 1120px) 1120px, (width >= 1920px) 1920px, 100vw"
          eager
          decorative
        />
        {print}
      </div>
      <div className={css.caption}>
        <Text as="h1" className={css.title} id="hero" of={copy.title} />
        <Text as="p" className={css.text} of={copy.text} />
        {children}
      </div>
    </section>
  );
}
