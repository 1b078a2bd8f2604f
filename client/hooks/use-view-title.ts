// The document's title on pages with a list, which is one of many views of it.
import { useEffect } from "react";
import type { Page } from "#shared/pages/page.ts";
import { type ListView, titleOf } from "#shared/pages/view-title.ts";

export function useViewTitle(page: Pick<Page, "title" | "viewTitle">, view: ListView): void {
  const title = titleOf(page, view);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
