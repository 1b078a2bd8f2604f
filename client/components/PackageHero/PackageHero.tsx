// Head of a package page: the title beside the pack, on the ground of its picture.
import type { ReactNode } from "react";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { PackageHeroCopy } from "#shared/content/blocks.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./PackageHero.module.css";

/** `pack`: what the picture shows, and so where it must not be covered. */
export function PackageHero({
  copy,
  pack,
  children,
}: {
  copy: Prepared<PackageHeroCopy>;
  pack: "bottle" | "serum";
  children?: ReactNode;
}) {
  return (
    // The ground is the picture's own colour (tools/compile-styles.ts): it goes on where the picture ends.
    <section
      className={css.hero}
      data-tone="sand"
      data-pack={pack}
      data-picture={copy.picture.name}
      aria-labelledby="hero"
    >
      <div className={css.stage}>
        <Picture of={copy.picture} portrait={copy.portrait} sizes="100vw" eager decorative />
      </div>
      <div className={css.caption}>
        <h1 className={css.title} id="hero">
          <Say of={copy.title} />
        </h1>
        <p className={css.text}>
          <Say of={copy.text} />
        </p>
        {children}
      </div>
    </section>
  );
}
