// Texts that come with their language, plain or with the HTML that content may contain.
import type { Phrase } from "#shared/editions/edition.ts";

/** A plain text; marked with its language where that is not the surroundings'. */
export function Text({ of }: { of: Phrase }) {
  if (typeof of === "string") return of;
  return <span lang={of.lang}>{of.text}</span>;
}

/**
 * A text that may contain HTML. The content step has let nothing but a few tags pass
 * (tools/content/markdown.ts), and no visitor's text ever comes here.
 */
export function HtmlText({ of, as: Element = "span" }: { of: Phrase; as?: "span" | "p" | "div" }) {
  const { lang, text } = typeof of === "string" ? { lang: undefined, text: of } : of;
  if (!text.includes("<")) return <Element lang={lang}>{text}</Element>;
  return <Element lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}
