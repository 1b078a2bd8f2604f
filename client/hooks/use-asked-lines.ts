// The lines that the visitor's enquiry in the making adds to a message.
import { useEffect, useMemo, useState } from "react";
import { type AskedLine, type AskedWords, wordAsked } from "#shared/enquiry/word-asked.ts";
import { askedWordsAddress } from "#shared/pages/data-addresses.ts";
import { fetchJson } from "./fetch-own.ts";
import { useSite } from "./site-context.ts";
import { useAsked } from "./use-asked.ts";

/** In the language of the form: by id until their words have come, and where they do not. */
export function useAskedLines(): readonly AskedLine[] {
  const { build, prefix } = useSite();
  const asked = useAsked();
  const [words, setWords] = useState<AskedWords | null>(null);
  const isWanted = asked.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    fetchJson<AskedWords>(askedWordsAddress(build, prefix)).then(setWords, () => undefined);
  }, [isWanted, build, prefix]);
  return useMemo(
    () => (words ? wordAsked(asked, words) : asked.map((key) => ({ keys: [key], text: key }))),
    [asked, words],
  );
}
