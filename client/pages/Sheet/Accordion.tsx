// Titles that open on their answers, several at once.
import { useEffect, useRef } from "react";
import { Disclosure } from "#client/components/Disclosure/Disclosure.tsx";
import { HtmlText } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./Accordion.module.css";

export interface AccordionItem {
  readonly title: Phrase;
  /** Paragraphs, HTML. */
  readonly text: readonly Phrase[];
  /** Conditions, printed after the text in the second ink. */
  readonly notes: readonly Phrase[];
}

/** Opens all answers while the page is printed, where styles alone cannot (browsers of before 2025). */
function useOpenOnPaper() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let closed: HTMLDetailsElement[] = [];
    const open = (isOpen: boolean) => {
      for (const item of closed) item.open = isOpen;
    };
    const before = () => {
      closed = [
        ...(list.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? []),
      ];
      open(true);
    };
    const after = () => open(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return list;
}

/** The first item begins open. Its titles are of the third level: it stands under the title of a section. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const list = useOpenOnPaper();
  return (
    <div ref={list}>
      {items.map((item, index) => (
        <Disclosure title={item.title} level="h3" isOpen={index === 0} key={index}>
          <div className={css.answer}>
            {item.text.map((paragraph, place) => (
              <HtmlText as="p" of={paragraph} key={place} />
            ))}
            {item.notes.length > 0 && (
              <div className={css.notes}>
                {item.notes.map((note, place) => (
                  <HtmlText as="p" of={note} key={place} />
                ))}
              </div>
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
