// The laboratory's number: a link where the device can call, plain text where it cannot. Style sheets know which.
import css from "./Phone.module.css";
import { useSite } from "./site-context.ts";

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
