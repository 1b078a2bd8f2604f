// Names of pages in a row, with commas between, each a link.
import { Fragment } from "react";
import { TextLink } from "#client/components/Text/Text.tsx";
import type { NamedPath } from "#shared/pages/named-path.ts";
import css from "./Names.module.css";

export function Names({ of }: { of: readonly NamedPath[] }) {
  return of.map(({ path, name }, index) => (
    <Fragment key={path}>
      {index > 0 && ", "}
      <TextLink className={css.name} to={path} of={name} />
    </Fragment>
  ));
}
