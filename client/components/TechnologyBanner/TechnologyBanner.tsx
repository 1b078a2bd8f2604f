// Head of a technology page: its name on its ground, the vesicle, which can be turned, on the right; on phones a picture of it
// below, with a shorter text.
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { Vesicle } from "#client/components/Vesicle/Vesicle.tsx";
import type { TechnologyBannerCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./TechnologyBanner.module.css";

/** On phones three quarters of what fills the width: of their three pixels for one of CSS, nobody sees the third. */
const sizes = "(width <= 715px) 77vw, (width <= 1050px) 1300px, 100vw";

export function TechnologyBanner({ copy }: { copy: Localized<TechnologyBannerCopy> }) {
  return (
    <section
      className={css.banner}
      data-tone={copy.type}
      data-type={copy.type}
      aria-labelledby="banner"
    >
      <div className={css.stage}>
        <Picture
          of={copy.picture}
          crops={[
            { of: copy.portrait, media: "(width <= 715px)" },
            ...(copy.high ? [{ of: copy.high, media: "(1050px < width <= 1200px)" }] : []),
          ]}
          sizes={sizes}
          eager
          decorative
        />
        <Vesicle kind={copy.type} copy={copy.vesicle} />
      </div>
      <div className={css.caption}>
        <Text as="h1" className={css.title} id="banner" of={copy.title} />
        <Text as="p" className={css.text} of={copy.text} />
        <Text as="p" className={css.shortText} of={copy.shortText} />
      </div>
    </section>
  );
}
