// A bench in small on a page that leads to the desk: doses that are set by hand, and the verdict on them. A form that opens the desk
// with them.
import { type FormEvent, useRef } from "react";
import { SubmitButton } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { DoseBenchData } from "#shared/pages/dose-bench.ts";
import css from "./DoseBench.module.css";
import { DoseRow } from "./DoseRow.tsx";
import { useRods } from "./use-rods.ts";

const zoneNames = ["silent", "window", "above"] as const;
const edgeNames = ["threshold", "maximum", "europe"] as const;

export function DoseBench({
  bench,
  language,
  titleId,
}: {
  bench: DoseBenchData;
  language: Language;
  titleId: string;
}) {
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const { live, state, dispatch } = useRods(bench, language, form);
  const { rods, zones, edges, notes } = bench;
  const cells = state?.said.cells ?? bench.cells;

  function compose(event: FormEvent) {
    if (!live || !state) return;
    event.preventDefault();
    location.assign(addressIn(site, live.benchAddress(state.formula)));
  }

  return (
    <>
      <div className={css.head}>
        <Text as="h2" className={css.title} id={titleId} of={bench.title} />
        <Text as="p" className={css.lead} of={bench.lead} />
      </div>
      <form
        ref={form}
        action={addressIn(site, bench.path)}
        aria-labelledby={titleId}
        onSubmit={compose}
      >
        <input type="hidden" name="v" value="1" />
        <div className={css.bench}>
          <Text as="p" className={css.hint} of={bench.hint} />
          <div className={css.zones} data-tone="liposome" translate="no" aria-hidden="true">
            <span className={css.window} />
            {zoneNames.map((zone) => (
              <b className={css.zone} data-zone={zone} key={zone}>
                {zones[zone]}
              </b>
            ))}
            {edgeNames.map((edge) => (
              <span className={css.edge} data-edge={edge} key={edge}>
                {edges[edge]}
              </span>
            ))}
          </div>
          <ul className={css.rows}>
            {rods.map((rod) => (
              <DoseRow
                served={rod}
                live={live && state && { code: live, state }}
                key={rod.id}
                {...{ language, dispatch }}
              />
            ))}
          </ul>
        </div>
        <div className={css.cells}>
          {cells.map(({ id, sign, verb, sentence, note }) => (
            <div className={css.cell} key={id}>
              <Sign of={sign} size="verdict" />
              <p className={css.verb}>{verb}</p>
              <p className={css.sentence}>{live ? live.withWholeWords(sentence) : sentence}</p>
              <p className={css.note}>{note}</p>
            </div>
          ))}
        </div>
        <div className={css.foot}>
          <SubmitButton of={bench.compose} hot />
          <div className={css.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      </form>
      <Aloud role="status">{live && state && <live.Announcement state={state} />}</Aloud>
    </>
  );
}
