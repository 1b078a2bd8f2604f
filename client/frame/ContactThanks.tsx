// Thanks the visitor once the enquiry is stored: its reference, who answers when and where, the next steps.

import { type ReactNode, useState } from "react";
import { RingAction } from "#client/components/Action/Action.tsx";
import { copyText } from "#client/hooks/copy-text.ts";
import { useIsHydrated, useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import { composeMailToSelf } from "#shared/enquiry/compose-mailto.ts";
import { deskPath } from "#shared/pages/desk-address.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { BookingLink } from "./BookingLink.tsx";
import css from "./ContactPanel.module.css";

export interface Sent {
  readonly reference: string;
  /** The address that the answer goes to, as long as the browser knows; never in an address, so a reload forgets it. */
  readonly email: string | null;
  /** False where the answer came while the popup was closed. */
  readonly isSeen: boolean;
  /** The formula that went with it. */
  readonly formula: CarriedFormula | null;
}

export function ContactThanks({
  sent: { reference, email, formula },
  places,
  onLeave,
  goOn,
}: {
  sent: Sent;
  places: Readonly<Record<string, string>>;
  onLeave: (() => void) | undefined;
  goOn: ReactNode;
}) {
  const {
    contactTexts: { sent: texts, catalogue },
    catalogues,
    contactLang,
  } = useSite();
  const isHydrated = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  const [before, after] = textOf(texts.text).split("{reference}");
  return (
    <>
      <p className={css.reference}>
        {before}
        <strong className={css.number}>{reference}</strong>
        {after}
      </p>
      <p className={css.copies}>
        {isHydrated && (
          <button
            className={css.copy}
            type="button"
            onClick={async () => setCopied(await copyText(reference))}
          >
            {textOf(texts.copy)}
          </button>
        )}
        <a className={css.copy} href={composeMailToSelf(texts, { ...places, reference })}>
          {textOf(texts.toSelf)}
        </a>
        <span role="status">{isCopied && <span>{textOf(texts.copied)}</span>}</span>
      </p>
      {email && <p className={css.answerTo}>{fillText(textOf(texts.answerTo), { email })}</p>}
      {formula && (
        <>
          <h3 className={css.subtitle}>{textOf(texts.formula)}</h3>
          <p>{formula.brief}</p>
          <p className={css.links}>
            <RingAction to={`${deskPath}/${formula.text}`} onFollow={onLeave}>
              {textOf(texts.reopen)}
            </RingAction>
          </p>
        </>
      )}
      <h3 className={css.subtitle}>{textOf(texts.nextTitle)}</h3>
      <p>
        {fillText(textOf(texts.next), {
          ...places,
          phone: places["phone"]?.replaceAll(" ", "\u00a0") ?? "",
        })}
      </p>
      <BookingLink />
      <h3 className={css.subtitle}>{textOf(texts.meanwhile)}</h3>
      <ul className={css.links}>
        <li>
          <RingAction to="download" language={contactLang}>
            {fillText(textOf(catalogue), { note: catalogues[contactLang].note })}
          </RingAction>
        </li>
        <li>
          <RingAction to="/formule-marque-blanche" onFollow={onLeave}>
            {textOf(texts.whiteLabel)}
          </RingAction>
        </li>
      </ul>
      {goOn}
    </>
  );
}
