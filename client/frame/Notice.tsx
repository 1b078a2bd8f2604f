// A small page for answers that do not deserve a full render. Rendered by the server alone; it stands without script and costs a
// fraction of a page.
import type { ReactNode } from "react";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Onward, type OnwardTexts } from "#client/components/Onward/Onward.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { Site } from "#shared/pages/page.ts";
import css from "./Notice.module.css";

/** `status`: of HTTP, shown as a number. `children`: what the visitor can do about it. */
export function Notice({
  status,
  title,
  text,
  toHome,
  onward,
  site,
  children,
}: {
  status: number | null;
  title: Phrase;
  text?: string | undefined;
  toHome: Phrase;
  onward: OnwardTexts;
  site: Site;
  children?: ReactNode;
}) {
  const home = addressIn(site, "/");
  return (
    <main className={css.notice} lang={site.contactLang}>
      <a className={css.logo} href={home}>
        <Mark />
        <span lang="fr">Sphérine</span>
      </a>
      {status !== null && <p className={css.number}>{status}</p>}
      <Text as="h1" className={css.title} of={title} />
      {text && <p className={css.text}>{text}</p>}
      {children}
      <p>
        <a className={css.link} href={home}>
          <Text of={toHome} />
        </a>
      </p>
      <Onward texts={onward} site={site} />
    </main>
  );
}
