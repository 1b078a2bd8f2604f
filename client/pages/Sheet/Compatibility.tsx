// The constraints of formulation: a card of marks, without the unknown ones.
import { Fragment } from "react";
import { formeIcons } from "#client/components/Catalogue/forme-icons.ts";
import { AskButton } from "#client/components/Evidence/AskButton.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { PhWindow } from "#client/components/PhWindow/PhWindow.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import type { EvidenceTexts } from "#shared/content/schema/evidence.ts";
import type { FactId } from "#shared/facts/fact-order.ts";
import type { LabelledWords } from "#shared/pages/fact-words.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SheetCompatibility } from "#shared/pages/sheet-status.ts";
import css from "./Compatibility.module.css";

export function Compatibility({
  compatibility: { title, caveat, by, cells, open },
  evidence,
  id,
}: {
  compatibility: SheetCompatibility;
  evidence: Localized<EvidenceTexts>;
  id: string;
}) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Text as="h2" className={css.title} id={id} of={title} />
        <p className={css.caveat}>
          <EvidenceMark by={by} />
          <Text of={caveat} />
        </p>
      </div>
      <dl className={css.cells}>
        {cells.map((cell, index) => (
          <Cell cell={cell} names={evidence.names} key={index} />
        ))}
        {open.map(({ id: question, label, question: words }) => (
          <div className={css.open} key={question}>
            <dt className={css.label}>
              <Text of={label} />
              <EvidenceMark by="to-confirm" large />
            </dt>
            <Text as="dd" className={css.value} of={words} />
            <dd className={css.ask}>
              <AskButton id={question} question={words} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** They take the whole width of a phone. */
const wideCells: readonly string[] = [
  "compatibility.exclusions",
  "compatibility.forms",
] satisfies FactId[];

function Cell({
  cell: { id, label, value, note, ph, items, by },
  names,
}: {
  cell: LabelledWords;
  names: Localized<EvidenceTexts>["names"];
}) {
  return (
    <div className={css.cell} data-wide={wideCells.includes(id) || undefined}>
      <dt className={css.label}>
        <Text of={label} />
        {by && <EvidenceMark by={by} name={names[by]} />}
      </dt>
      {items.length > 0 ? (
        <Items of={items} />
      ) : (
        value && (
          <dd className={css.value}>
            {ph && <PhWindow from={ph[0]} to={ph[1]} />}
            <Text of={value} />
          </dd>
        )
      )}
      {note && <Text as="dd" className={css.note} of={note} />}
    </div>
  );
}

/** Links to sheets in one line, or dosage forms, each in its own. */
function Items({ of }: { of: LabelledWords["items"] }) {
  const links = of.flatMap(({ path, name }) => (path ? { path, name } : []));
  if (links.length > 0)
    return (
      <dd className={css.value}>
        {links.map(({ path, name }, index) => (
          <Fragment key={path}>
            <span className={css.partner}>
              <TextLink className={css.link} to={path} of={name} />
              {index < links.length - 1 && ","}
            </span>{" "}
          </Fragment>
        ))}
      </dd>
    );
  return of.map(({ id, name }) => {
    const icon = formeIcons[id];
    return (
      <dd className={css.form} key={id}>
        {icon && <Icon name={icon} />}
        <Text of={name} />
      </dd>
    );
  });
}
