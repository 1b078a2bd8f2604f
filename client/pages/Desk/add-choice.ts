// Adds a found choice to the bench, once its facts have been fetched.
import type { Dispatch } from "react";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { inTime } from "#client/hooks/in-time.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { DosedActive } from "#shared/formula/formula.ts";
import { readAmount } from "#shared/formula/read-amount.ts";
import type { DeskChoice } from "#shared/pages/desk.ts";
import { additionField, benchAddress, deskFactsAddress } from "#shared/pages/desk-address.ts";
import { fieldId } from "#shared/pages/desk-fields.ts";
import type { Site } from "#shared/pages/page.ts";
import type { FormulaAction, FormulaState } from "./formula-state.ts";

/** True when the bench has every active of the choice. */
export const isPresent = ({ adds }: DeskChoice, actives: readonly DosedActive[]): boolean =>
  adds.length > 0 && adds.every(({ slug }) => actives.some((each) => each.slug === slug));

/** Moves the focus to an active that is there already. */
export async function addChoice(
  choice: DeskChoice,
  { formula, facts }: Pick<FormulaState, "formula" | "facts">,
  dispatch: Dispatch<FormulaAction>,
  site: Site,
): Promise<void> {
  const { adds, subject = null, slug: chosen } = choice;
  if (isPresent(choice, formula.actives)) {
    document.getElementById(fieldId(adds[0]?.slug ?? ""))?.focus();
    return;
  }
  const missing = adds.filter(({ slug }) => !facts.actives[slug]);
  try {
    const fetched = await inTime(
      Promise.all(
        missing.map(({ slug }) =>
          fetchJson<FormulaState["facts"]>(
            deskFactsAddress(site.build, site.prefix, formula, slug),
          ),
        ),
      ),
    );
    const actives = Object.assign({}, facts.actives, ...fetched.map((each) => each.actives));
    const nutrients = Object.assign({}, ...fetched.map((each) => each.nutrients));
    const added = adds.flatMap(({ slug, dose }): DosedActive[] => {
      const dosing: FormulaState["facts"]["actives"][string] | undefined = actives[slug];
      if (!dosing) return [];
      const read = dose === "" ? null : readAmount(dose, dosing);
      const amount = read && "amount" in read ? read.amount : null;
      return [{ slug, amount, unit: dosing.unit, unread: null }];
    });
    if (added.length === 0) throw new Error(`nothing is known of ${chosen}`);
    dispatch({ kind: "add", actives: added, subject, facts: { actives, nutrients } });
  } catch {
    // It cannot be had here: the server puts it there.
    const own = addressIn(site, benchAddress(formula));
    location.assign(`${own}${own.includes("?") ? "&" : "?"}${additionField}=${chosen}`);
  }
}
