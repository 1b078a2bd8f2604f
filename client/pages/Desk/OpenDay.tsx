// Lies over a day that nobody has chosen: browsers show it in forms of their own, or not at all. It is as open as the lists beside it.
import type { OrderPresentation } from "#shared/formula/sentences/presentation.ts";
import css from "./OpenDay.module.css";

export function OpenDay({ fields }: Pick<OrderPresentation, "fields">) {
  return (
    <span className={css.open} aria-hidden="true">
      {fields.find(({ options }) => options)?.options?.[0]?.text}
    </span>
  );
}
