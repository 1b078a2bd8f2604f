// Writes what was read of an idea: what read-idea.ts reads as the same again.
import type { IdeaPart } from "./idea.ts";

type Told = Pick<IdeaPart<unknown>, "text" | "choice" | "isOwn" | "unread" | "twiceOf">;

/** It is not simply what was typed. */
export const needsWord = ({ choice, isOwn, unread, twiceOf }: Told): boolean =>
  choice === null || !isOwn || unread.length > 0 || twiceOf !== null;

/** Parts as they were typed, each once; one that was named before comes after what was. */
export const writeTyped = (parts: readonly Pick<Told, "text" | "twiceOf">[]): string =>
  [
    ...new Set(parts.flatMap(({ text, twiceOf }) => (twiceOf ? [twiceOf.text, text] : [text]))),
  ].join("; ");

/** "Zinc 15 mg, comme Sommeil". `nameOf`: a name that its choice alone has. */
export const writeIdea = <Choice>(
  parts: readonly Pick<IdeaPart<Choice>, "choice" | "dose" | "twiceOf">[],
  nameOf: (choice: Choice) => string,
): string =>
  parts
    .flatMap(({ choice, dose, twiceOf }) =>
      choice === null || twiceOf ? [] : [`${nameOf(choice)} ${dose}`.trim()],
    )
    .join(", ");
