// The way back to the formula that this browser keeps, and the press that forgets it. Nothing where none is kept, and without script.
import { Text } from "#client/components/Text/Text.tsx";
import { keepFormula, useKeptFormula } from "#client/hooks/kept-formula.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { deskPath } from "#shared/pages/desk-address.ts";
import css from "./ResumeFormula.module.css";

export function ResumeFormula({ texts }: { texts: Readonly<Record<"open" | "forget", Phrase>> }) {
  const site = useSite();
  const kept = useKeptFormula();
  if (kept === null) return null;
  return (
    <p className={css.resume} data-screen="">
      <a className={css.open} href={addressIn(site, `${deskPath}/${kept}`)} rel="nofollow">
        <Text of={texts.open} />
      </a>
      <button className={css.forget} type="button" onClick={() => keepFormula(null)}>
        <Text of={texts.forget} />
      </button>
    </p>
  );
}
