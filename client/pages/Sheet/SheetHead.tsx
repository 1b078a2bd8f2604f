// Head of a sheet, on the ground of its technology: the way back, the name, what it comes as, and its plate.
import { Link } from "react-router-dom";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { formeIcons } from "#client/components/Catalogue/forme-icons.ts";
import { ComposeLink } from "#client/components/ComposeLink/ComposeLink.tsx";
import { Badge } from "#client/components/Dot/Dot.tsx";
import { FittedTitle } from "#client/components/FittedTitle/FittedTitle.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { SelectionButton } from "#client/components/SelectionButton/SelectionButton.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { Trail } from "#client/components/Trail/Trail.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./SheetHead.module.css";
import { useListAddress } from "./use-list-address.ts";

export function SheetHead({
  data,
  page,
}: {
  data: SheetData;
  page: Pick<PageOf<PageId>, "path" | "trail">;
}) {
  const { texts, code, formes, subtitle, counterpart } = data;
  const name = code ? `${textOf(data.name)} ${code}` : data.name;
  const listAddress = useListAddress(data.listPath);
  return (
    <div className={css.head} data-tone={data.tone}>
      <div className={css.inner}>
        <div className={css.top}>
          <Trail of={page.trail} />
          <Link className={css.back} to={listAddress}>
            <span aria-hidden="true">&lt; </span>
            <Text of={texts.back} />
          </Link>
          {formes.length > 0 && (
            <div className={css.formes}>
              <Text as="span" className={css.formesLabel} id="formes" of={texts.formes} />
              <ul className={css.formesList} aria-labelledby="formes">
                {formes.map(({ id, label }) => {
                  const icon = formeIcons[id];
                  return (
                    <li className={css.forme} key={id}>
                      {icon && <Icon name={icon} />}
                      <Text of={label} />
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
        </div>
        <div className={css.name}>
          <FittedTitle name={data.name} code={code} />
        </div>
        <div className={css.foot}>
          {subtitle && <Text as="p" className={css.subtitle} of={subtitle} />}
          <div className={css.row}>
            {data.kind === "liposome" &&
              data.categories.map(({ dot, label }) => (
                <Badge category={dot} key={dot} label={label} />
              ))}
            {data.isFinished && <Text as="span" className={css.finished} of={texts.finished} />}
            {counterpart && (
              <Link className={css.counterpart} to={counterpart.path} data-ahead>
                <Text of={counterpart.label} />
              </Link>
            )}
          </div>
          <div className={css.row}>
            <SelectionButton path={page.path} name={name} />
            <MoreInfo className={css.ask} to="*">
              <Icon name="mail" size="small" />
              <Text as="span" className={css.askWord} of={texts.ask} />
              <Aloud>{fillText(textOf(texts.askAloud), { name: textOf(name) })}</Aloud>
            </MoreInfo>
            {data.compose && <ComposeLink to={data.compose} label={texts.compose} look="pill" />}
          </div>
        </div>
        <div className={css.plate}>
          <Plate of={data} unit={textOf(texts.cfuUnit)} captioned={data.salt !== null} />
          {data.salt !== null && data.portrait?.kind === "picture" && (
            <div className={css.caption}>
              <Text as="p" of={data.portrait.picture.alt} />
              <p>{data.salt}</p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
