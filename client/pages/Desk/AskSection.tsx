// The section that asks the laboratory: open questions, the number of units, and the formula itself.
import { memo } from "react";
import { Button, Ring } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { type Language, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import { batches, type Formula } from "#shared/formula/formula.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { verdictAddress } from "#shared/pages/desk-address.ts";
import { formatDose, formatNumber } from "#shared/words/amounts.ts";
import { useDispatch } from "./formula-context.ts";
import type { FormulaState } from "./formula-state.ts";
import { useLive } from "./live-context.ts";
import css from "./Sections.module.css";
import { isHydrated } from "./use-formula.ts";

export const AskSection = memo(function AskSection({
  said,
  state,
  language,
  texts: { verbs, ask },
  lead,
  formId,
}: {
  said: VerdictPresentation;
  /** As its sections are worded. */
  state: FormulaState;
  language: Language;
  texts: Pick<BenchTexts, "verbs" | "ask">;
  lead: string;
  /** Id of the form that has the number of units as a field. */
  formId: string;
}) {
  const live = useLive();
  const dispatch = useDispatch();
  const { formula, facts } = state;
  const { questions } = said;
  const site = useSite();
  return (
    <div className={css.band} data-tone="wash">
      <section className={css.section} id="demander" aria-labelledby="ask" data-flush="">
        <div>
          <h2 className={css.title} id="ask">
            <Text of={verbs.ask} />
          </h2>
          {lead !== "" && <p className={css.small}>{lead}</p>}
        </div>
        <div>
          <ol className={css.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <fieldset className={css.batches}>
            <legend>
              <Text of={ask.batch} />
            </legend>
            {batches.map((batch) => (
              <label className={css.batch} key={batch}>
                <input
                  type="radio"
                  name="serie"
                  value={batch}
                  form={formId}
                  defaultChecked={batch === formula.batch}
                  onChange={() =>
                    dispatch({ kind: "change", change: { kind: "set", settings: { batch } } })
                  }
                />
                {formatNumber(batch, language)}
              </label>
            ))}
          </fieldset>
          <div className={css.actions}>
            <Button to="*" about="sur-mesure" formula={carry(formula, facts, language)} hot>
              <Text of={ask.button} />
            </Button>
            {live && isHydrated(state) && (
              <live.TakeAway said={said} language={language} texts={state.words.texts} />
            )}
            {formula.actives.length > 0 && (
              <a
                className={css.action}
                href={addressIn(site, verdictAddress(formula))}
                rel="nofollow"
              >
                <Ring icon="right" />
                <Text of={ask.json} />
              </a>
            )}
          </div>
        </div>
      </section>
    </div>
  );
});

/** The formula that the enquiry carries, a line for each active; null for an empty bench. */
function carry(
  formula: Formula,
  { actives }: DeskFacts,
  language: Language,
): CarriedFormula | undefined {
  if (formula.actives.length === 0) return undefined;
  return {
    text: formula.instrument + writeFormula(formula),
    lines: formula.actives.map(({ slug, amount, unit, unread }) => {
      const known = actives[slug];
      const name = known ? [textOf(known.name), known.code].filter(Boolean).join(" ") : slug;
      const dose = amount === null ? unread?.text : formatDose(amount, unit, language);
      return dose ? `${name}, ${dose}` : name;
    }),
  };
}
