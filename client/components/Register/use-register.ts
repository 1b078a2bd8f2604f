// What the address asks of a register, and the ways to ask something else: live with script, a plain form without.
import { type RefObject, useOptimistic, useTransition } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { inPlace } from "#client/hooks/scrolling.ts";
import { latestSearch } from "#client/hooks/shown-address.ts";
import { useEarlySearch } from "#client/hooks/use-early-search.ts";
import {
  type RegisterQuery,
  readRegisterQuery,
  writeRegisterQuery,
} from "#shared/pages/register-query.ts";
import { readTyped } from "#shared/search/search-query.ts";

/** `places`: ids of those that may be chosen. */
export function useRegister(
  places: readonly string[],
  field: RefObject<HTMLInputElement | null>,
): {
  readonly query: RegisterQuery;
  /** As typed, spaces and all: the query trims them. */
  readonly typed: string;
  readonly search: (text: string) => void;
  readonly choose: (place: string) => void;
} {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [, startMove] = useTransition();
  const [typed, setTyped] = useOptimistic(readTyped(parameters));
  const query = readRegisterQuery(parameters, places);
  useEarlySearch(field, typed, search);

  function go(to: Partial<RegisterQuery>) {
    // The address is ahead of what is shown while that is being made.
    const latest = readRegisterQuery(new URLSearchParams(latestSearch()), places);
    navigate(
      { search: writeRegisterQuery({ ...latest, ...to }) },
      { replace: true, state: inPlace },
    );
  }
  function search(text: string) {
    startMove(() => {
      setTyped(text);
      go({ search: text });
    });
  }
  const choose = (place: string) => startMove(() => go({ place }));

  return { query, typed, search, choose };
}
