// The place of the field for the name of the visitor's brand, which comes in a script of its own.
import { lazy, type ReactNode } from "react";
import type { NamingTexts } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";

/** Fetched beside the page (page-modules.ts), and taken over with it. Without it the packs keep the name of the address. */
const BrandInput = lazy(() =>
  import("./BrandInput.tsx").then(
    (loaded) => ({ default: loaded.BrandInput }),
    () => ({ default: () => <></> }),
  ),
);

/** `children`: hidden fields of what else the address of the page asks. */
export function BrandField({ texts, children }: { texts: NamingTexts; children?: ReactNode }) {
  return (
    <div className={css.place}>
      <BrandInput texts={texts}>{children}</BrandInput>
    </div>
  );
}
