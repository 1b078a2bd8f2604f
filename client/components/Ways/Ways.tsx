// A quiet row of ways on: names with the reason why they are there.
import { Link } from "react-router-dom";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Way } from "#shared/pages/way.ts";
import css from "./Ways.module.css";

/** `all`: the list that the ways are some of. */
export function Ways({
  id,
  title,
  lead,
  ways,
  all,
}: {
  id: string;
  title: Phrase;
  lead?: Phrase;
  ways: readonly Way[];
  all?: { readonly label: Phrase; readonly path: string } | null;
}) {
  return (
    <>
      <div className={css.head}>
        <Text as="h2" className={css.title} id={id} of={title} />
        {lead && <Text as="p" className={css.lead} of={lead} />}
        {all && <TextLink className={css.all} to={all.path} of={all.label} />}
      </div>
      <ul className={css.ways}>
        {ways.map(({ path, name, code, category, note }) => (
          <li key={path}>
            <Link className={css.way} to={path} data-ahead>
              <span className={css.name}>
                {code ? <Latin name={textOf(name)} /> : <Text of={name} />}
              </span>
              <Icon name="right" />
              <span className={css.note}>
                {category && <Tag category={category.dot} label={category.label} />}
                {note && <Text of={note} />}
                {code}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
