// To the laboratory's calendar at another company, where it has one (BOOKING_URL): a link, with nothing of theirs on the page.
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import css from "./ContactPanel.module.css";

export function BookingLink() {
  const { lab, contactTexts } = useSite();
  return (
    lab.booking && (
      <a className={css.copy} href={lab.booking} rel="noopener">
        {textOf(contactTexts.booking)}
      </a>
    )
  );
}
