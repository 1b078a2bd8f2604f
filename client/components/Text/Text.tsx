// Texts that come with their language, plain or with the HTML that content may contain.
import type { HTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { Phrase } from "#shared/editions/edition.ts";
import { withWholeWords } from "#shared/words/letters.ts";

type TextElement = "h1" | "h2" | "h3" | "h4" | "p" | "span" | "b" | "dt" | "dd" | "li";

/**
 * A plain text, marked with its language where that is not the surroundings'. `as`: the element of which it is the whole content.
 */
export function Text({
  of,
  as: Element,
  ...attributes
}: { of: Phrase; as?: TextElement } & HTMLAttributes<HTMLElement>) {
  // The whole of an element is running text. Titles were set at build; links, buttons and what translators leave alone stay as they are.
  const isRunning = Element && !Element.startsWith("h") && attributes.translate !== "no";
  const show = (words: string) => (isRunning ? withWholeWords(words) : words);
  const text = typeof of === "string" ? show(of) : <span lang={of.lang}>{show(of.text)}</span>;
  return Element ? <Element {...attributes}>{text}</Element> : text;
}

/** A text that leads to a page. `to`: null where there is no such page, and the text stands alone. */
export function TextLink({
  of,
  to,
  ...attributes
}: { of: Phrase; to: string | null } & Omit<LinkProps, "to" | "children">) {
  if (to === null) return <Text as="span" of={of} />;
  return (
    <Link to={to} {...attributes}>
      <Text of={of} />
    </Link>
  );
}

/**
 * A text that may contain HTML. The content step has let nothing but a few tags pass
 * (tools/content/markdown.ts), and no visitor's text ever comes here.
 */
export function HtmlText({
  of,
  as: Element = "span",
  translate,
}: {
  of: Phrase;
  as?: "span" | "p" | "div";
  /** "no": translators leave it alone. */
  translate?: "no" | undefined;
}) {
  const { lang, text: words } = typeof of === "string" ? { lang: undefined, text: of } : of;
  const text = translate === "no" ? words : withWholeWords(words);
  if (!text.includes("<")) {
    return (
      <Element lang={lang} translate={translate}>
        {text}
      </Element>
    );
  }
  return <Element lang={lang} translate={translate} dangerouslySetInnerHTML={{ __html: text }} />;
}
