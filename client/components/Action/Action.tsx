// Links in their three forms: the main button, the ring action, the plain link.
// A link value of "download" downloads the catalogue, "*" opens the contact popup (without script the page with its form),
// "#id" scrolls to a block of the page, anything else navigates.
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { scrollToBlock } from "#client/hooks/scrolling.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { IconName } from "#shared/content/icon-names.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import { contactAddress } from "#shared/enquiry/subjects.ts";
import css from "./Action.module.css";

/**
 * Follows a link value. `about`: what the popup is opened for, where that is not what the page is about: the id of a subject, or
 * a name; `chosen`: ids of a selection that it is to carry; `questions`: ids of those that its message begins with;
 * `formula`: of the desk. `language`: of the catalogue, where it is not the page's.
 * `onFollow`: called when a link to a page is followed, or before the popup is opened.
 */
export function MoreInfo({
  to,
  about,
  chosen,
  questions,
  formula,
  language,
  className,
  onFollow,
  children,
}: {
  to: string;
  about?: string | undefined;
  chosen?: readonly string[] | undefined;
  questions?: readonly string[] | undefined;
  formula?: CarriedFormula | undefined;
  language?: Language | undefined;
  className?: string | undefined;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}) {
  const contact = useContact();
  const { catalogues } = useSite();
  if (to === "*") {
    return (
      <Link
        className={className}
        to={contactAddress({
          subject: about ?? null,
          page: contact.path,
          chosen,
          questions,
          formula: formula?.text,
          brand: contact.brand,
        })}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onFollow?.();
          contact.open(event.currentTarget, about ?? null, formula);
        }}
      >
        {children}
      </Link>
    );
  }
  if (to === "download") {
    const { address, isReady } = catalogues[language ?? contact.lang];
    return (
      // A catalogue that is still being set has a page in its place, which is no download.
      <a className={className} href={address} download={isReady}>
        {children}
      </a>
    );
  }
  if (to.startsWith("#")) {
    return (
      <a className={className} href={to} onClick={(event) => handleJump(event, to.slice(1))}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={to} onClick={onFollow}>
      {children}
    </Link>
  );
}

/** True with a modifier key, with which the browser opens a tab or window, or downloads. */
export const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Scrolls to a block and moves focus there. Without script the link is a plain anchor. */
function handleJump(event: MouseEvent, id: string) {
  const block = document.getElementById(id);
  if (!block || opensElsewhere(event)) return;
  event.preventDefault();
  scrollToBlock(block);
}

/** The pill with a small ring before its label. `hot`: the ring is lit; at most one per screen. */
export function Button({
  to,
  look = "primary",
  hot = false,
  about,
  chosen,
  formula,
  children,
}: {
  to: string;
  look?: "primary" | "ghost";
  hot?: boolean;
  about?: string | undefined;
  chosen?: readonly string[];
  formula?: CarriedFormula | undefined;
  children: ReactNode;
}) {
  return (
    <span className={css.holder} data-look={look} data-hot={hot || undefined}>
      <MoreInfo to={to} about={about} chosen={chosen} formula={formula} className={css.button}>
        {children}
      </MoreInfo>
      {to === "download" && <CatalogueNote />}
    </span>
  );
}

/** The same pill, as one that sends the form around it. */
export function SubmitButton({ hot = false, of }: { hot?: boolean; of: Phrase }) {
  return (
    <span className={css.holder} data-hot={hot || undefined}>
      <button className={css.button} type="submit">
        <Text of={of} />
      </button>
    </span>
  );
}

/** The note of a download: format, size, date; or that it is being prepared. */
function CatalogueNote() {
  const { catalogues } = useSite();
  const { lang } = useContact();
  return (
    <span className={css.note} lang={lang}>
      {catalogues[lang].note}
    </span>
  );
}

/** A ring with an arrow and a label beside it. `aloud`: goes on after the label, for screen readers. */
export function RingAction({
  to,
  icon,
  language,
  onFollow,
  aloud,
  children,
}: {
  to: string;
  language?: Language;
  icon?: IconName;
  onFollow?: (() => void) | undefined;
  aloud?: Phrase | undefined;
  children: ReactNode;
}) {
  return (
    <MoreInfo to={to} language={language} onFollow={onFollow} className={css.ringAction}>
      <Ring icon={icon ?? (to === "download" ? "download" : "right")} />
      <span>
        {children}
        {aloud && (
          <Aloud>
            {" "}
            <Text of={aloud} />
          </Aloud>
        )}
      </span>
    </MoreInfo>
  );
}

/** The ring alone; it fills when what holds it (a link or button) is hovered or focused. */
export function Ring({ icon }: { icon: IconName }) {
  return (
    <span className={css.ring}>
      <Icon name={icon} size="small" />
    </span>
  );
}
