// The place of the field for the name of the visitor's brand, which comes in a script of its own.
import { lazy, type ReactNode, useEffect, useState } from "react";
import { loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { NamingTexts } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";

/** Fetched beside the page (page-modules.ts), and taken over with it. Without it the packs keep the name of the address. */
const BrandInput = lazy(() =>
  import("./BrandInput.tsx").then(
    (loaded) => ({ default: loaded.BrandInput }),
    () => ({ default: () => <></> }),
  ),
);

/** Fetched once the page is taken over: its room is kept. */
type ToolsType = typeof import("./BrandTools.tsx").BrandTools;

/** `offersPicture`: the picture of the first pack may be kept. `children`: hidden fields of what else the address of the page asks. */
export function BrandField({
  texts,
  offersPicture = false,
  children,
}: {
  texts: NamingTexts;
  offersPicture?: boolean;
  children?: ReactNode;
}) {
  const { stylesheet } = useSite();
  const [Tools, setTools] = useState<ToolsType | null>(null);
  useEffect(() => {
    Promise.all([import("./BrandTools.tsx"), loadStylesheet(stylesheet)]).then(
      ([{ BrandTools }]) => setTools(() => BrandTools),
      // No network: the name is enough.
      () => undefined,
    );
  }, [stylesheet]);
  return (
    <div className={css.place}>
      <BrandInput texts={texts}>{children}</BrandInput>
      <div className={css.tools}>
        {Tools && <Tools texts={texts} offersPicture={offersPicture} />}
      </div>
    </div>
  );
}
