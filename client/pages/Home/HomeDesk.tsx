// The desk on the home page: a bench of three doses, then what the house has, in numbers.
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { DoseBench } from "#client/pages/Desk/DoseBench.tsx";
import type { Language } from "#shared/editions/edition.ts";
import { routeIn } from "#shared/editions/editions.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./HomePage.module.css";

export function HomeDesk({
  desk,
  language,
  titleId,
}: {
  desk: PageData["home"]["desk"];
  language: Language;
  titleId: string;
}) {
  const site = useSite();
  return (
    <>
      <DoseBench bench={desk} language={language} titleId={titleId} />
      <ul className={css.numbers}>
        {desk.numbers.map(({ number, text, to }) => (
          <li className={css.count} key={to}>
            <Text as="b" className={css.number} of={number} />
            <TextLink className={css.what} to={routeIn(site, to)} of={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
