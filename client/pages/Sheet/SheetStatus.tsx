// Dose, limits, compatibility and origin: the blocks that a formulator reads first.
import { Documents } from "#client/components/Documents/Documents.tsx";
import { AskButton } from "#client/components/Evidence/AskButton.tsx";
import { EvidenceKey, EvidenceKeyLink } from "#client/components/Evidence/EvidenceKey.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { FactTable } from "#client/components/FactTable/FactTable.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Section } from "#client/components/Section/Section.tsx";
import { sameEverywhere } from "#client/components/Text/same-everywhere.ts";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import type { Evidence, EvidenceTexts } from "#shared/content/schema/evidence.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { SheetOrigin } from "#shared/pages/sheet-status.ts";
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

/** `path`: of the sheet, without prefix. */
export function SheetStatus({ data, path }: { data: SheetData; path: string }) {
  const { status, compatibility, origin, evidence } = data;
  const { texts, counts } = evidence;
  return (
    <>
      <Section labelledBy={titleId} flush="top">
        <EvidenceKey
          title={texts.keyTitle}
          items={evidenceFor.map((by) => ({ by, name: texts.names[by], count: counts[by] }))}
        />
        <div className={css.head}>
          <Text as="h2" className={css.title} id={titleId} of={status.title} />
          <Text as="p" className={css.lead} of={status.lead} />
        </div>
        {status.scale && <DoseScale scale={status.scale} />}
        {status.scale?.note && <Text as="p" of={status.scale.note} />}
        <FactTable table={status} labelledBy={titleId} untranslated={sameEverywhere} />
        <div className={css.notes}>
          {status.notes.map((note, index) => (
            <Text as="p" key={index} of={note} />
          ))}
        </div>
        {data.registers.maxima && (
          <TextLink
            className={css.register}
            to={data.registers.maxima}
            data-screen=""
            of={data.texts.allMaxima}
          />
        )}
        <Compatibility compatibility={compatibility} evidence={texts} id="compatibility" />
        <Origin origin={origin} evidence={texts} />
      </Section>
      <Section flush="top" screenOnly>
        <Documents list={data.documents.documents} path={path} id="documents" />
      </Section>
      <Section tone={data.tone} rhythm="short" screenOnly>
        <Documents list={data.documents.measures} path={path} id="measures">
          <EvidenceKeyLink className={css.register} title={texts.keyTitle} />
        </Documents>
      </Section>
    </>
  );
}

function Origin({
  origin: { title, facts, confirmed, open },
  evidence,
}: {
  origin: SheetOrigin;
  evidence: Localized<EvidenceTexts>;
}) {
  return (
    <div className={css.origin}>
      <Text as="h2" className={css.originTitle} of={title} />
      <ul className={css.facts}>
        {facts.map(({ id, text, holds, by }) => (
          <li className={css.fact} key={id}>
            <span className={css.tick}>{holds && <Icon name="check" size="small" />}</span>
            <Text as="span" of={text} />
            <EvidenceMark by={by} name={evidence.names[by]} />
          </li>
        ))}
        {confirmed.map(({ id, label, text, confirmed: when }) => (
          <li className={css.answer} key={id}>
            <EvidenceMark by="laboratory" large />
            <span>
              <Text of={label} /> <Text as="b" of={text} />
            </span>
            <Text as="span" className={css.when} of={when} />
          </li>
        ))}
        {open.map(({ id, label, question }) => (
          <li className={css.answer} key={id}>
            <EvidenceMark by="to-confirm" large />
            <div>
              <Text as="span" className={css.when} of={label} />
              <Text as="p" className={css.question} of={question} />
            </div>
            <AskButton id={id} question={question} />
          </li>
        ))}
      </ul>
    </div>
  );
}
