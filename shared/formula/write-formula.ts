// A formula as the query of an address (formula-address.ts reads it): in a file of its own, as pages write long before they read.
import { printAmount } from "./amounts.ts";
import { type DosedActive, emptyFormula, type Formula } from "./formula.ts";
import { orderFields, orderParts } from "./order.ts";

/** The version of the address format. */
export const version = 1;

/** The text in the field of a dose: "120mg", "" without one, or the text that could not be read. */
export const writeDose = ({ amount, unit, unread }: DosedActive): string =>
  unread ? unread.text : amount === null ? "" : printAmount(amount, unit);

/** The query of a formula, without what is so anyway; "" for an empty one. */
export function writeFormula(formula: Formula): string {
  const { instrument, actives, container, market, care, wishes, subject, aside } = formula;
  const defaults = emptyFormula(instrument);
  const fields: (readonly [string, string])[] = [
    ["v", String(version)],
    ...actives.map((active) => [active.slug, writeDose(active)] as const),
    ...(container === defaults.container ? [] : [["contenant", container] as const]),
    ...(market === defaults.market ? [] : [["marche", market] as const]),
    ...(care === defaults.care ? [] : [["soin", care] as const]),
    ...orderParts.flatMap((part) =>
      formula[part] === null ? [] : [[orderFields[part], String(formula[part])] as const],
    ),
    ...wishes.map((wish) => ["souhait", wish] as const),
    ...actives.flatMap(({ slug, isMeant }) => (isMeant ? [["voulu", slug] as const] : [])),
    ...(subject === null ? [] : [["dire", subject] as const]),
    ...(aside === null ? [] : [["garde", aside] as const]),
  ];
  if (fields.length === 1) return "";
  return `?${fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&")}`;
}
