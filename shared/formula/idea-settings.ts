// Puts together what a text says beside its actives.
import { type Formula, wishes } from "./formula.ts";
import type { IdeaSettings } from "./idea.ts";

/** The later word counts; wishes add up. */
export function joinSettings(settings: IdeaSettings, more: IdeaSettings): IdeaSettings {
  const all = [...(settings.wishes ?? []), ...(more.wishes ?? [])];
  return {
    ...settings,
    ...more,
    ...(all.length > 0 && { wishes: wishes.filter((wish) => all.includes(wish)) }),
  };
}

/** The same formula where nothing is said. */
export const withSettings = (formula: Formula, settings: IdeaSettings): Formula =>
  Object.keys(settings).length === 0
    ? formula
    : { ...formula, ...joinSettings({ wishes: formula.wishes }, settings) };
