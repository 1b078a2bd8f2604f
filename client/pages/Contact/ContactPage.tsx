// The form of the popup on a page of its own, beside what else a visitor may want: a number, an address, what comes next.
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "#client/components/Action/Action.tsx";
import { Particulars } from "#client/components/Particulars/Particulars.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { ContactPanel } from "#client/frame/ContactPanel.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { scrollToBlock } from "#client/hooks/scrolling.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { contactPath } from "#shared/enquiry/subjects.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./ContactPage.module.css";

/** Id of the form; after a plain post the thanks have it. */
const formId = "contact";
const titleId = "contact-title";

export function Page({ data, page }: { data: PageData["contact"]; page: PageOf<"contact"> }) {
  const site = useSite();
  const { lab, contactLang, contactTexts } = site;
  const { initial, asked, draft } = useContact();
  const { search } = useLocation();
  const values = initial?.kind === "form" ? initial.values : {};
  // The page that the browser holds has what the query of its first address asked for; the bare address asks for nothing.
  const isAsked = search !== "";

  // An action of the header or footer: the form is here already.
  useEffect(() => {
    const title = asked && document.getElementById(titleId);
    if (title) scrollToBlock(title);
  }, [asked]);

  return (
    <>
      <section className={css.ground} data-tone="wash" aria-labelledby="title">
        <div className={css.contact}>
          <div>
            <Text as="h1" className={css.title} id="title" of={data.title} />
            <Text as="p" className={css.text} of={data.text} />
          </div>
          <dl className={css.ways}>
            <div>
              <Text as="dt" of={data.phone} />
              <dd>
                <a className={css.phone} href={`tel:${lab.phone.replace(/[^+\d]/g, "")}`}>
                  {lab.phone}
                </a>
              </dd>
            </div>
            <div>
              <Text as="dt" of={data.email} />
              <dd>
                <a className={css.link} href={`mailto:${lab.email}`}>
                  {lab.email}
                </a>
              </dd>
            </div>
            <div>
              <Text as="dt" of={data.address} />
              <dd>
                <address className={css.address}>
                  {[lab.name, ...lab.address].map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </dd>
            </div>
          </dl>
          <div className={css.form} id={formId} lang={contactLang}>
            <ContactPanel
              title={textOf(data.form)}
              titleId={titleId}
              about={
                asked?.about ??
                values.product ??
                (isAsked ? page.product : draft.current.values.product) ??
                ""
              }
              chosen={isAsked ? data.chosen : []}
              formula={isAsked ? data.formula : null}
              message={isAsked ? data.message : ""}
              path={values.page ?? addressIn(site, isAsked ? data.ownAddress : contactPath)}
              goOn={<Button to="/">{textOf(contactTexts.sent.goOn)}</Button>}
            />
          </div>
          <div className={css.next}>
            <Text as="h2" className={css.subtitle} of={data.nextTitle} />
            <div>
              <ol className={css.steps}>
                {data.steps.map((step, index) => (
                  <li key={index}>{fillText(textOf(step), { answerTime: lab.answerTime })}</li>
                ))}
              </ol>
              <QuestionsLink />
            </div>
          </div>
        </div>
      </section>
      <Particulars groups={page.particulars} />
    </>
  );
}
