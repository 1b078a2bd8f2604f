// How much, how much at most, with what, from what: the blocks that a formulator reads first.
import { FactTable } from "#client/components/FactTable/FactTable.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
import { Compatibility } from "./Compatibility.tsx";
import { DoseScale } from "./DoseScale.tsx";
import css from "./SheetStatus.module.css";

/** Also an anchor, for links that lead to doses. */
const titleId = "dose";

export function SheetStatus({ data }: { data: SheetData }) {
  const { status, compatibility, origin } = data;
  return (
    <Section labelledBy={titleId} flush="top">
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          <Say of={status.title} />
        </h2>
        <p className={css.lead}>
          <Say of={status.lead} />
        </p>
      </div>
      {status.scale && <DoseScale scale={status.scale} />}
      {status.scale?.note && (
        <p>
          <Say of={status.scale.note} />
        </p>
      )}
      <FactTable table={status} labelledBy={titleId} />
      <div className={css.notes}>
        {status.notes.map((note, index) => (
          <p key={index}>
            <Say of={note} />
          </p>
        ))}
      </div>
      <Compatibility compatibility={compatibility} id="compatibility" />
      <Origin origin={origin} />
    </Section>
  );
}

function Origin({ origin: { title, facts } }: { origin: SheetOrigin }) {
  return (
    <div className={css.origin}>
      <h2 className={css.originTitle}>
        <Say of={title} />
      </h2>
      <ul className={css.facts}>
        {facts.map(({ id, text, holds, strong }) => (
          <li className={css.fact} data-strong={strong || undefined} key={id}>
            {holds && (
              <span className={css.tick}>
                <Icon name="check" size="small" />
              </span>
            )}
            <Say of={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
