// The laboratory's number: a link where the device can call, plain text where it cannot. The style sheet decides which.

import { useSite } from "#client/hooks/site-context.ts";
import css from "./Phone.module.css";

export function Phone() {
  const { phone, phoneLink } = useSite().lab;
  return (
    <>
      <span className={css.text}>{phone}</span>
      <a className={css.call} href={phoneLink}>
        {phone}
      </a>
    </>
  );
}
