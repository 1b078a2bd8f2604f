// The hits of a search, one in a row: its name, the reason why it was found, its kind.
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Marked } from "#client/components/Marked/Marked.tsx";
import { SelectionButton } from "#client/components/SelectionButton/SelectionButton.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { SearchData } from "#shared/pages/search.ts";
import type { SearchHit } from "#shared/search/hits.ts";
import css from "./HitList.module.css";

type Reasons = SearchData["texts"]["reasons"];

/** `before`: what stands at the beginning of a row. */
export function HitList({
  hits,
  reasons,
  labelledBy,
  before,
}: {
  hits: readonly SearchHit[];
  reasons: Reasons;
  labelledBy: string;
  before?: (entry: SearchHit["entry"]) => ReactNode;
}) {
  return (
    <ul aria-labelledby={labelledBy}>
      {hits.map((hit) => (
        <Row key={`${hit.entry.path} ${hit.entry.code}`} hit={hit} reasons={reasons}>
          {before?.(hit.entry)}
        </Row>
      ))}
    </ul>
  );
}

/** Entries have a page of their own, below that of their list; pages are nothing to choose, nor what has none. */
const isEntry = (path: string) => /^\/[\w-]+\/[\w-]+$/.test(path);

function Row({
  hit,
  reasons,
  children,
}: {
  hit: SearchHit;
  reasons: Reasons;
  children: ReactNode;
}) {
  const { path, name, code, tag, detail } = hit.entry;
  return (
    <li className={css.row} data-led={Boolean(children) || undefined}>
      {children}
      <Link className={css.name} to={path}>
        <HitName hit={hit} />
        {code && (
          <>
            {" "}
            <Code className={css.code} of={code} />
          </>
        )}
        <span className={css.arrow}>
          <Icon name="right" />
        </span>
      </Link>
      <p className={css.reason}>
        {hit.kind !== "name" && (
          <span>
            <Reason hit={hit} text={reasons[hit.kind]} />
          </span>
        )}
        {/* The claim that was found stands in its place. */}
        {detail && hit.kind !== "claim" && <span>{detail}</span>}
      </p>
      {tag && (
        <p className={css.tag}>
          {tag.dot && <Dot category={tag.dot} size="small" />}
          {tag.label}
        </p>
      )}
      {isEntry(path) && (
        <span className={css.choose}>
          <SelectionButton path={path} name={code ? `${name} ${code}` : name} look="circle" />
        </span>
      )}
    </li>
  );
}

/** Strains have Latin names. */
export function HitName({ hit: { entry, kind, marks } }: { hit: SearchHit }) {
  const { name, code } = entry;
  if (kind !== "name") return code ? <Latin name={name} /> : name;
  // Its marks are places in the whole name.
  const marked = <Marked text={name} marks={marks} />;
  return code ? (
    <i className={css.latin} lang="la" translate="no">
      {marked}
    </i>
  ) : (
    marked
  );
}

/** `text` has {text} where the name stands that was found. */
function Reason({ hit, text }: { hit: SearchHit; text: Phrase }) {
  const [before = "", after] = textOf(text).split("{text}");
  if (after === undefined) return before;
  return (
    <>
      {before}
      <strong className={css.found}>
        <Marked text={hit.text} marks={hit.marks} />
      </strong>
      {after}
    </>
  );
}
