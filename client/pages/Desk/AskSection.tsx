// The section that asks the laboratory: open questions, the order, and the formula itself.
import { memo } from "react";
import { Button } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { fileAddress, formulaFiles } from "#shared/pages/desk-address.ts";
import { Fold } from "./Fold.tsx";
import type { FormulaState } from "./formula-state.ts";
import { useLive } from "./live-context.ts";
import { OrderFields } from "./OrderFields.tsx";
import css from "./Sections.module.css";

export const AskSection = memo(function AskSection({
  said,
  state,
  texts: { verbs, ask },
  lead,
  isFolded,
  formId,
}: {
  said: VerdictPresentation;
  /** As its sections are worded. */
  state: FormulaState;
  texts: Pick<BenchTexts, "verbs" | "ask">;
  lead: string;
  isFolded: boolean;
  /** Id of the form that has the fields of the order. */
  formId: string;
}) {
  const live = useLive();
  const { formula } = state;
  const { questions, order, carried } = said;
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
          <Fold isFolded={isFolded && lead !== ""} sum={lead}>
            <ol className={css.questions}>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </Fold>
          <OrderFields order={order} formId={formId} />
          {order.machine && <p className={css.fine}>{order.machine}</p>}
          <div className={css.actions}>
            <Button
              to="*"
              about="sur-mesure"
              formula={formula.actives.length > 0 ? carried : undefined}
              hot
            >
              <Text of={ask.button} />
            </Button>
            {live && <live.TakeAway ask={ask} />}
          </div>
          {formula.actives.length > 0 && (
            <p className={css.pills} data-screen="">
              {formulaFiles.map((form) => (
                <a
                  className={css.register}
                  href={addressIn(site, fileAddress(formula, form))}
                  rel="nofollow"
                  key={form}
                >
                  <Text of={ask[form]} />
                </a>
              ))}
            </p>
          )}
        </div>
      </section>
    </div>
  );
});
