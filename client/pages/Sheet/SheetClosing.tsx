// The last band of a sheet: whom to ask, and the other families.
import { Link } from "react-router-dom";
import { Button, Ring } from "#client/components/Action/Action.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { SheetData } from "#shared/pages/sheet.ts";
import css from "./SheetClosing.module.css";

/** `about`: name of the entry, for what is asked from here. */
export function SheetClosing({
  data: { texts, otherFamilies },
  about,
  titleId,
}: {
  data: SheetData;
  about: string | undefined;
  titleId: string;
}) {
  return (
    <div className={css.closing}>
      <div className={css.ask}>
        <Text as="h2" className={css.title} id={titleId} of={texts.interested} />
        <div className={css.ways}>
          <Button to="*" hot>
            <Text of={texts.contact} />
          </Button>
          <QuestionsLink about={about} />
        </div>
      </div>
      <div>
        <Text as="h2" className={css.familiesTitle} id="families" of={texts.otherFamilies} />
        <ul aria-labelledby="families">
          {otherFamilies.map(({ path, title }) => (
            <li key={path}>
              <Link className={css.family} to={path}>
                <Text as="span" className={css.familyName} of={title} />
                <Ring icon="right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
