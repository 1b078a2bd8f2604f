// What a quality department may ask for of an entry: its documents, or the fields of its specification. It stands open on wide screens,
// and is folded away on phones.
import type { ReactNode } from "react";
import { AskList } from "#client/components/AskList/AskList.tsx";
import { Disclosure } from "#client/components/Disclosure/Disclosure.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { AskedList } from "#shared/pages/documents.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { AskRows } from "./AskRows.tsx";
import css from "./Documents.module.css";

/** `path`: of the sheet, without prefix. `children`: below the lead. */
export function Documents({
  list: { title, lead, groups },
  path,
  id,
  children,
}: {
  list: AskedList;
  path: string;
  id: string;
  children?: ReactNode;
}) {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={css.block} id={id}>
      <Disclosure title={title} level="h2" count={count}>
        <AskList
          entry={entryId(path)}
          count={count}
          head={
            <>
              <Text as="h2" className={css.title} of={title} />
              <Text as="p" of={lead} />
              {children}
            </>
          }
        >
          <div>
            {groups.map((group) => (
              <AskRows of={group} key={group.id} />
            ))}
          </div>
        </AskList>
      </Disclosure>
    </div>
  );
}
