// The name of an active, which leads to its sheet: strains in Latin, with their codes.
import { Link } from "react-router-dom";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import css from "./EntryName.module.css";

export function EntryName({ known: { name, code, path } }: { known: ActiveFacts }) {
  const shown = code ? (
    <>
      <Latin name={textOf(name)} /> <Code className={css.code} of={code} />
    </>
  ) : (
    <Text of={name} />
  );
  return path ? (
    <Link className={css.sheet} to={path}>
      {shown}
    </Link>
  ) : (
    <span>{shown}</span>
  );
}
