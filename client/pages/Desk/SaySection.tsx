// The claims: those of one subject large, all by nutrient below, word for word. A serum shows aspects, to be proved.
import { memo } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type {
  ClaimGroup,
  ClaimPresentation,
  VerdictPresentation,
} from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { claimsPath } from "#shared/pages/register-address.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { Fold } from "./Fold.tsx";
import css from "./Sections.module.css";
import { sectionIds } from "./section-ids.ts";

export const SaySection = memo(function SaySection({
  said: { subjects, byNutrient, claimNotes, cells },
  formula,
  isFolded,
  texts,
}: {
  said: VerdictPresentation;
  formula: Formula;
  isFolded: boolean;
  texts: Pick<BenchTexts, "verbs" | "say">;
}) {
  const [chosen] = subjects;
  const { say } = texts;
  const isSerum = formula.instrument === "serum";
  return (
    <section className={css.section} id={sectionIds.say} aria-labelledby="say">
      <div>
        <h2 className={css.title} id="say">
          <Text of={texts.verbs.say} />
        </h2>
        <p className={css.small}>
          <Text of={isSerum ? say.serumLead : say.lead} />
        </p>
        {!isSerum && subjects.length > 0 && (
          <nav className={css.aside} aria-label={textOf(say.subjects)}>
            <ul className={css.subjects}>
              {subjects.map(({ id, title, count }, at) => (
                <li key={id}>
                  <ChangeLink
                    className={css.subject}
                    to={{ kind: "set", settings: { subject: id } }}
                    isCurrent={at === 0}
                  >
                    {title} <span>{count}</span>
                  </ChangeLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {!isSerum && (
          <TextLink
            className={`${css.register} ${css.aside}`}
            to={claimsPath}
            data-screen=""
            of={say.register}
          />
        )}
      </div>
      <div>
        <Fold isFolded={isFolded} sign={cells[1].sign} sum={cells[1].sentence} note={cells[1].note}>
          {chosen ? (
            <>
              <div className={css.chosen}>
                <h3>{chosen.title}</h3>
                <p>{chosen.summary}</p>
              </div>
              <ul className={css.claims}>
                {chosen.claims.map(({ id, state, sign, sentence, from }) => (
                  <li className={css.claim} data-state={state} key={id}>
                    <Sign of={sign} />
                    <p>{sentence}</p>
                    <span>{from}</span>
                  </li>
                ))}
              </ul>
              {claimNotes.length > 0 && <p className={css.note}>{claimNotes.join(" ")}</p>}
            </>
          ) : (
            <>
              <div className={css.chosen}>
                <h3>{cells[1].sentence}</h3>
              </div>
              <p className={css.note}>{cells[1].note}</p>
            </>
          )}
          {byNutrient.length > 0 && (
            <div className={css.groups}>
              {byNutrient.map((group) => (
                <Group group={group} back={say.back} key={group.id} />
              ))}
            </div>
          )}
        </Fold>
      </div>
    </section>
  );
});

/**
 * All claims of a nutrient. What a condition or a maximum keeps apart has a box of its own. A link of the bench leads into it, as a
 * browser opens what its target lies in.
 */
function Group({
  group: { id, title, summary, claims },
  back,
}: {
  group: ClaimGroup;
  back: Phrase;
}) {
  const isApart = ({ state, condition }: ClaimPresentation) =>
    state === "beyond" || state === "withheld" || condition !== null;
  return (
    <details className={css.group}>
      <summary>
        <h4>{title}</h4>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      <div className={css.inside} id={`claims-${id}`}>
        <ul className={css.columns}>
          {claims
            .filter((claim) => !isApart(claim))
            .map(({ id: claim, state, sign, sentence, from }) => (
              <li key={claim}>
                {state === "earned" ? (
                  <Icon name="check" size="small" />
                ) : (
                  <Sign of={sign} size="line" />
                )}
                <span>{state === "next" ? `${sentence} (${from})` : sentence}</span>
              </li>
            ))}
        </ul>
        {claims.filter(isApart).map(({ id: claim, sign, sentence, condition, from }) => (
          <div className={css.condition} key={claim}>
            <Sign of={sign} />
            <div>
              <p>{sentence}</p>
              {condition && <p>{condition}</p>}
              <p>{from}</p>
            </div>
          </div>
        ))}
        <a className={css.register} href={`#lines-${id}`}>
          <Text of={back} />
        </a>
      </div>
    </details>
  );
}
