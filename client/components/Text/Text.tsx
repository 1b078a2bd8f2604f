// Texts that come with their language, plain or with the HTML that content may contain.
import type { HTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { Phrase } from "#shared/editions/edition.ts";

type TextElement = "h1" | "h2" | "h3" | "h4" | "p" | "span" | "b" | "dt" | "dd" | "li";

/**
 * A plain text, marked with its language where that is not the surroundings'. `as`: the element of which it is the whole content.
 */
export function Text({
  of,
  as: Element,
  ...attributes
}: { of: Phrase; as?: TextElement } & HTMLAttributes<HTMLElement>) {
  const text = typeof of === "string" ? of : <span lang={of.lang}>{of.text}</span>;
  return Element ? <Element {...attributes}>{text}</Element> : text;
}

/** A text that leads to a page. `to`: null where there is no such page, and the text stands alone. */
export function TextLink({
  of,
  to,
  ...attributes
}: { of: Phrase; to: string | null } & Omit<LinkProps, "to" | "children">) {
  const text = <Text of={of} />;
  if (to === null) return text;
  return (
    <Link to={to} {...attributes}>
      {text}
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
  const { lang, text } = typeof of === "string" ? { lang: undefined, text: of } : of;
  if (!text.includes("<")) {
    return (
      <Element lang={lang} translate={translate}>
        {text}
      </Element>
    );
  }
  return <Element lang={lang} translate={translate} dangerouslySetInnerHTML={{ __html: text }} />;
}
