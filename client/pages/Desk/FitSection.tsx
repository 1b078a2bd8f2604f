// The answer to "does it fit": containers and their fill, exclusions, properties that all actives share.
import { memo } from "react";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { changeOf } from "#shared/formula/change-formula.ts";
import type { Fix, VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { ContainerFit } from "#shared/formula/verdict.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import css from "./Sections.module.css";
import { sectionIds } from "./section-ids.ts";
import { Capsules, type Part, Stick } from "./Vessel.tsx";

/** Share of the size of the capsule beside the gauges. */
const share = 0.48;

export const FitSection = memo(function FitSection({
  said: { room, roomFixes, containers, exclusions, shared },
  fits,
  parts,
  texts: { verbs, fit: copy },
}: {
  said: VerdictPresentation;
  fits: readonly ContainerFit[];
  parts: readonly Part[];
  texts: Pick<BenchTexts, "verbs" | "fit">;
}) {
  // Exclusions that may be put right stand in the panel.
  const barring = exclusions.filter(({ sign }) => sign === "barred");
  return (
    <section className={css.section} id={sectionIds.fit} aria-labelledby="fit">
      <h2 className={css.title} id="fit">
        <Text of={verbs.fit} />
      </h2>
      <p className={css.lead}>{room}</p>
      <div className={css.whole}>
        {containers.length > 0 && (
          <ul className={css.sizes}>
            {containers.map(({ id, name, text, note }) => {
              const fit = fits.find(({ container }) => container === id);
              if (!fit?.capacity && id !== "stick") return null;
              return (
                <li key={id}>
                  <div className={css.drawing}>
                    {fit?.capacity ? (
                      <Capsules
                        container={id}
                        capacity={fit.capacity}
                        units={fit.units ?? 1}
                        parts={parts}
                        share={share}
                      />
                    ) : (
                      <Stick />
                    )}
                  </div>
                  <b>{name}</b>
                  <p>{note ?? text}</p>
                </li>
              );
            })}
          </ul>
        )}
        {roomFixes.length > 0 && <Pills fixes={roomFixes} />}
        {barring.length > 0 && (
          <ul className={css.conflicts}>
            {barring.map(({ sign, title, text, fixes }) => (
              <li className={css.conflict} key={title + text}>
                <Sign of={sign} />
                <div>
                  <p>
                    <b>{title}</b> {text}
                  </p>
                  {fixes.length > 0 && <Pills fixes={fixes} />}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {shared.length > 0 && (
        <div className={`${css.whole} ${css.together}`}>
          <div className={css.togetherHead}>
            <h3>
              <Text of={copy.together} />
            </h3>
            <p>
              <Text of={copy.togetherNote} />
            </p>
          </div>
          <dl className={css.shared}>
            {shared.map(({ id, label, value, note }) => (
              <div data-id={id} key={id}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                  {note && <p>{note}</p>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
});

function Pills({ fixes }: { fixes: readonly Fix[] }) {
  return (
    <p className={css.pills}>
      {fixes.map((fix) => (
        <ChangeLink className={css.pill} to={changeOf(fix)} key={fix.label}>
          {fix.label}
        </ChangeLink>
      ))}
    </p>
  );
}
