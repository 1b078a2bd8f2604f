// The first-level title of a page about one thing: its name, as large as its box allows, in parts that do not break.
import { Fragment, useEffect, useRef } from "react";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./FittedTitle.module.css";
import { fitTitle } from "./fit-title.ts";

/** Shrinks the title where a part still overflows its box: with the reader's own spacing, or a fallback font. */
function useMeasuredFit() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = ref.current;
    const box = title?.parentElement;
    if (!title || !box) return;
    const parts = [...title.querySelectorAll("[data-part]")];
    title.dataset["measured"] = "";
    const fit = () => {
      title.style.removeProperty("--em");
      const widest = Math.max(...parts.map((part) => part.getBoundingClientRect().width));
      if (widest <= box.clientWidth) return;
      const em = widest / Number.parseFloat(getComputedStyle(title).fontSize);
      title.style.setProperty("--em", String(em + 0.01));
    };
    // The next measurement waits for a frame, as fitting changes what is measured.
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    for (const element of [box, ...parts]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** `code`: a strain's house code; the name is then Latin. Fills a box that the parent gives a width. */
export function FittedTitle({ name, code = null }: { name: Phrase; code?: string | null }) {
  const isLatin = code !== null;
  const ref = useMeasuredFit();
  const { parts, em } = fitTitle(textOf(name), isLatin);
  return (
    <div className={css.box}>
      <h1 className={css.title} ref={ref} data-em={em} data-latin={isLatin || undefined}>
        <span lang={typeof name === "string" ? undefined : name.lang}>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && " "}
              <span className={em >= 8 ? undefined : css.part} data-part={em < 8 || undefined}>
                {isLatin ? <Latin name={part} /> : part}
              </span>
            </Fragment>
          ))}
        </span>
        {code && (
          <>
            {" "}
            <Code className={css.code} of={code} />
          </>
        )}
      </h1>
    </div>
  );
}
