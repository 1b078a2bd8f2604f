// Adds what was read of a text to the bench, once the facts of its actives have come.
import type { Dispatch } from "react";
import type { TakeIdea } from "#client/components/IdeaField/idea-box.ts";
import { inTime } from "#client/hooks/in-time.ts";
import { slugsOfIdea } from "#shared/formula/add-idea.ts";
import type { Site } from "#shared/pages/page.ts";
import { fetchFacts } from "./fetch-facts.ts";
import type { FormulaAction, FormulaState } from "./formula-state.ts";

export const takeIdea =
  (
    { formula, facts }: Pick<FormulaState, "formula" | "facts">,
    dispatch: Dispatch<FormulaAction>,
    site: Site,
    addressOf: (text: string) => string,
  ): TakeIdea =>
  async (text, idea, isTold) => {
    const missing = slugsOfIdea(idea.parts).filter((slug) => !facts.actives[slug]);
    try {
      const more = await inTime(fetchFacts(site, formula, missing));
      dispatch({ kind: "add", ...idea, facts: more, isTold });
    } catch {
      // They cannot be had here: the server puts it there.
      location.assign(addressOf(text));
    }
  };
