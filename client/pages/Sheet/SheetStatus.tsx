// Dose, limits, compatibility and origin: the blocks that a formulator reads first.
import { ComposeLink } from "#client/components/ComposeLink/ComposeLink.tsx";
import { Documents } from "#client/components/Documents/Documents.tsx";
import { AskButton } from "#client/components/Evidence/AskButton.tsx";
import { EvidenceKey } from "#client/components/Evidence/EvidenceKey.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { FactTable } from "#client/components/FactTable/FactTable.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Evidence, EvidenceTexts } from "#shared/content/schema/evidence.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { Compatibility } from "./Compatibility.tsx";
import { DoseScale } from "./DoseScale.tsx";
import css from "./SheetStatus.module.css";

/** The kinds of evidence in the order of the key. */
const evidenceFor: readonly Evidence[] = [
  "law",
  "pharmacopoeia",
  "literature",
  "arithmetic",
  "laboratory",
  "to-confirm",
];

/** Also an anchor, for links that lead to doses. */
const titleId = "dose";

/** `path`: of the sheet, without prefix; `about`: what a question is asked about, a name. */
export function SheetStatus({
  data,
  path,
  about,
}: {
  data: SheetData;
  path: string;
  about: string;
}) {
  const { status, compatibility, origin, evidence } = data;
  const { texts, counts } = evidence;
  return (
    <Section labelledBy={titleId} flush="top">
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          <Text of={status.title} />
        </h2>
        <p className={css.lead}>
          <Text of={status.lead} />
        </p>
      </div>
      {status.scale && <DoseScale scale={status.scale} />}
      {status.scale?.note && (
        <p>
          <Text of={status.scale.note} />
        </p>
      )}
      <FactTable table={status} labelledBy={titleId} />
      <div className={css.notes}>
        {status.notes.map((note, index) => (
          <p key={index}>
            <Text of={note} />
          </p>
        ))}
      </div>
      {data.compose && <ComposeLink to={data.compose} label={data.texts.compose} />}
      <Compatibility
        compatibility={compatibility}
        evidence={texts}
        about={about}
        id="compatibility"
      />
      <Origin origin={origin} evidence={texts} about={about} />
      <EvidenceKey
        title={texts.keyTitle}
        items={evidenceFor.map((by) => ({ by, name: texts.names[by], count: counts[by] }))}
      />
      <Documents data={data.documents} path={path} about={about} />
    </Section>
  );
}

function Origin({
  origin: { title, facts, confirmed, open },
  evidence,
  about,
}: {
  origin: SheetOrigin;
  evidence: Localized<EvidenceTexts>;
  about: string;
}) {
  return (
    <div className={css.origin}>
      <h2 className={css.originTitle}>
        <Text of={title} />
      </h2>
      <ul className={css.facts}>
        {facts.map(({ id, text, holds, by }) => (
          <li className={css.fact} key={id}>
            <span className={css.tick}>{holds && <Icon name="check" size="small" />}</span>
            <span>
              <Text of={text} />
            </span>
            <EvidenceMark by={by} name={evidence.names[by]} />
          </li>
        ))}
        {confirmed.map(({ id, label, text, confirmed: when }) => (
          <li className={css.answer} key={id}>
            <EvidenceMark by="laboratory" large />
            <span>
              <Text of={label} />{" "}
              <b>
                <Text of={text} />
              </b>
            </span>
            <span className={css.when}>
              <Text of={when} />
            </span>
          </li>
        ))}
        {open.map(({ id, label, question }) => (
          <li className={css.answer} key={id}>
            <EvidenceMark by="to-confirm" name={label} large />
            <b className={css.question}>
              <Text of={question} />
            </b>
            <AskButton
              texts={evidence}
              id={id}
              line={fillText(textOf(evidence.line), { name: about, question: textOf(question) })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
