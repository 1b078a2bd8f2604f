// The answer to "does it fit": containers and their fill, exclusions, properties that all actives share.
import { memo } from "react";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import { changeOf } from "#shared/formula/change-formula.ts";
import type { Fix, VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { ContainerFit } from "#shared/formula/verdict.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { Fold } from "./Fold.tsx";
import css from "./Sections.module.css";
import { sectionIds } from "./section-ids.ts";
import { Capsules, type Part, Stick } from "./Vessel.tsx";

/** Share of the size of the capsule beside the gauges. */
const share = 0.48;

export const FitSection = memo(function FitSection({
  said: { room, roomFixes, containers, barring, shared, cells },
  fits,
  parts,
  isFolded,
  texts: { verbs, fit: copy, bench },
}: {
  said: VerdictPresentation;
  fits: readonly ContainerFit[];
  parts: readonly Part[];
  isFolded: boolean;
  texts: Pick<BenchTexts, "verbs" | "fit" | "bench">;
}) {
  // Those that may be put right stand in the panel.
  return (
    <section className={css.section} id={sectionIds.fit} aria-labelledby="fit">
      <h2 className={css.title} id="fit">
        <Text of={verbs.fit} />
      </h2>
      <p className={css.lead}>{room}</p>
      <div className={css.whole}>
        <Fold isFolded={isFolded} sign={cells[2].sign} sum={cells[2].sentence} note={cells[2].note}>
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
                          times={fillText(textOf(bench.times), { count: String(fit.units ?? 1) })}
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
              {barring.map(({ title, text, fixes }) => (
                <li className={css.conflict} key={title + text}>
                  <Sign of="barred" />
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
          {shared.length > 0 && (
            <div className={css.together}>
              <div className={css.chosen}>
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
        </Fold>
      </div>
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
