// Whether it fits: containers with what they hold of it, what does not go together, what all share.
import { memo } from "react";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { capsuleVolumes } from "#shared/content/capsules.ts";
import { changeOf } from "#shared/formula/change-formula.ts";
import type { Fix, SaidVerdict } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import type { Acts } from "./acts.ts";
import css from "./Sections.module.css";
import { sectionIds } from "./section-ids.ts";
import { Turn } from "./Turn.tsx";
import { Capsules, type Part, Stick } from "./Vessel.tsx";

/** Of the capsule beside the rods. */
const share = 0.48;

const capacityOf = (container: string): number | null => {
  const size = container.replace("gelule-", "") as keyof typeof capsuleVolumes;
  return Object.hasOwn(capsuleVolumes, size) ? 1000 * capsuleVolumes[size] : null;
};

export const FitSection = memo(function FitSection({
  said: { room, roomFixes, containers, exclusions, shared },
  parts,
  acts,
  texts: { verbs, fit },
}: {
  said: SaidVerdict;
  /** In milligrams; of a serum none. */
  parts: readonly Part[];
  acts: Acts;
  texts: Pick<BenchTexts, "verbs" | "fit">;
}) {
  // What may be put right stands in the panel.
  const barring = exclusions.filter(({ sign }) => sign === "barred");
  const sum = parts.reduce((whole, { amount }) => whole + amount, 0);
  return (
    <section className={css.section} id={sectionIds.fit} aria-labelledby="fit">
      <h2 className={css.title} id="fit">
        <Say of={verbs.fit} />
      </h2>
      <p className={css.lead}>{room}</p>
      <div className={css.whole}>
        {containers.length > 0 && (
          <ul className={css.sizes}>
            {containers.map(({ id, name, text, note }) => {
              const capacity = capacityOf(id);
              if (!capacity && id !== "stick") return null;
              return (
                <li key={id}>
                  <div className={css.drawing}>
                    {capacity ? (
                      <Capsules
                        container={id}
                        capacity={capacity}
                        units={Math.max(1, Math.ceil((sum - 0.001) / capacity))}
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
        {roomFixes.length > 0 && <Pills fixes={roomFixes} acts={acts} />}
        {barring.length > 0 && (
          <ul className={css.conflicts}>
            {barring.map(({ sign, title, text, fixes }) => (
              <li className={css.conflict} key={title + text}>
                <Sign of={sign} />
                <div>
                  <p>
                    <b>{title}</b> {text}
                  </p>
                  {fixes.length > 0 && <Pills fixes={fixes} acts={acts} />}
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
              <Say of={fit.together} />
            </h3>
            <p>
              <Say of={fit.togetherNote} />
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

function Pills({ fixes, acts }: { fixes: readonly Fix[]; acts: Acts }) {
  return (
    <p className={css.pills}>
      {fixes.map((fix) => (
        <Turn className={css.pill} acts={acts} to={changeOf(fix)} key={fix.label}>
          {fix.label}
        </Turn>
      ))}
    </p>
  );
}
