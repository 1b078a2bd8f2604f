// A list of what may be asked of the laboratory: a tick puts it into the visitor's enquiry, without it comes out (tend-ask-list.ts).
// Without script it is a form that leads to the contact form, with what is ticked in its message.
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { contactPath } from "#shared/enquiry/subjects.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AskList.module.css";

/**
 * `entry`: id of what is asked about; null for questions to the laboratory itself. `about`: what the form is opened for, where that
 * is not what the page is about. `count`: of the rows. `head`: above the controls. `children`: the groups.
 */
export function AskList({
  entry,
  about,
  count,
  head,
  children,
}: {
  entry: string | null;
  about?: string | undefined;
  count: number;
  head: ReactNode;
  children: ReactNode;
}) {
  const site = useSite();
  const texts = site.askingTexts[usePageLanguage()];
  const { path } = useContact();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const tending = import("./tend-ask-list.ts").then(
      ({ tendAskList }) => tendAskList(form.current, entry, texts),
      // No network: what is ticked is sent by the form itself.
      () => undefined,
    );
    return () => void tending.then((stop) => stop?.());
  }, [entry, texts]);

  if (!texts) return null;
  return (
    <form className={css.list} ref={form} action={addressIn(site, contactPath)} autoComplete="off">
      <input type="hidden" name="page" value={path} />
      <div className={css.head}>
        {head}
        <div className={css.controls}>
          <Button to="*" hot={entry === null} about={about}>
            <Text of={texts.send} />
          </Button>
          {/* Style sheets show it in place of the link where no script comes. */}
          <button className={css.submit} type="submit" hidden>
            <Text of={texts.send} />
          </button>
          {/* They wait for script in their places, so that nothing moves. */}
          <p className={css.said}>
            <button type="button">
              <Text of={texts.all} />
            </button>{" "}
            <span role="status">
              {fillText(textOf(texts.count), { count: "0", all: String(count) })}
            </span>
          </p>
        </div>
      </div>
      {children}
    </form>
  );
}
