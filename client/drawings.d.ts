// What translators put into the texts of a drawing is not drawn: those that have any are marked as a page's own words are. Browsers
// and translators read the attribute on every element; React's types know it of HTML alone.
import "react";

declare module "react" {
  interface SVGAttributes<T> {
    translate?: "no" | undefined;
  }
}
