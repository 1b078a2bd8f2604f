// Maxima and reference values: tables of limits by place and kind, then what each kind is worth.
import { useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { EvidenceKey } from "#client/components/Evidence/EvidenceKey.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { FactTable } from "#client/components/FactTable/FactTable.tsx";
import { RegisterHead } from "#client/components/Register/RegisterHead.tsx";
import { RegisterTools } from "#client/components/Register/RegisterTools.tsx";
import { SourceLink } from "#client/components/Register/SourceLink.tsx";
import { useRegister } from "#client/components/Register/use-register.ts";
import { Text } from "#client/components/Text/Text.tsx";
import { useViewTitle } from "#client/hooks/use-view-title.ts";
import { textOf } from "#shared/editions/edition.ts";
import { type MaximaData, narrowCosmetics, narrowTable } from "#shared/pages/maxima.ts";
import type { PageOf } from "#shared/pages/page.ts";
import { cosmeticsAnchor } from "#shared/pages/register-address.ts";
import { formatCount } from "#shared/words/count.ts";
import { LimitTable } from "./LimitTable.tsx";
import css from "./MaximaPage.module.css";

export function Page({ data, page }: { data: MaximaData; page: PageOf<"maxima"> }) {
  const { copy, texts, places, evidence, notes } = data;
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const register = useRegister(
    places.map(({ id }) => id),
    field,
  );
  const { query } = register;
  useViewTitle(page, {
    names: places.filter(({ id }) => id === query.place).map(({ name }) => textOf(name)),
    search: query.search,
    page: 1,
  });
  const tables = data.tables
    .map((table) => narrowTable(table, query))
    .filter(({ rows }) => rows.length > 0);
  const cosmetics = narrowCosmetics(data.cosmetics, query);
  const total =
    tables.reduce((sum, { rows }) => sum + rows.length, 0) +
    new Set(cosmetics.rows.map(({ path }) => path)).size;
  // The browser marks the row of the address it opens; moves within the site leave that to us.
  const target = decodeURIComponent(useLocation().hash.slice(1));
  return (
    <article className={css.page} aria-labelledby={titleId}>
      <RegisterHead title={copy.title} titleId={titleId} lead={copy.lead} />
      <RegisterTools
        path={page.path}
        register={register}
        field={field}
        label={copy.search}
        places={{ label: copy.place, all: copy.everywhere, options: places }}
        count={total > 0 ? formatCount(copy.count, total) : null}
        texts={texts}
      />
      {tables.map((table) => (
        <LimitTable table={table} copy={copy} target={target} key={table.id} />
      ))}
      {cosmetics.rows.length > 0 && (
        <section className={css.cosmetics} aria-labelledby={cosmeticsAnchor}>
          <Text as="h2" className={css.title} id={cosmeticsAnchor} of={copy.tables.cosmetics} />
          <Text as="p" className={css.lead} of={copy.cosmeticsLead} />
          <FactTable table={cosmetics} labelledBy={cosmeticsAnchor} />
        </section>
      )}
      <EvidenceKey title={evidence.title} items={evidence.items} />
      <section className={css.meanings} aria-labelledby="meanings">
        <Text as="h2" className={css.title} id="meanings" of={copy.meanings.title} />
        <dl className={css.list}>
          {data.kinds.map((kind) => (
            <div key={kind}>
              <Text as="dt" of={copy.kinds[kind]} />
              <Text as="dd" of={copy.meanings.kinds[kind]} />
            </div>
          ))}
        </dl>
      </section>
      <section className={css.sources} aria-labelledby="sources">
        <Text as="h2" className={css.title} id="sources" of={copy.sources.title} />
        <ul className={css.all}>
          {data.sources.map(({ id, source, state }) => (
            <li className={css.source} key={id}>
              <EvidenceMark by={source.by} />
              <span>
                <SourceLink of={source} />, <Text of={state} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className={css.notes}>
        {notes.map((note) => (
          <Text as="p" of={note} key={textOf(note)} />
        ))}
      </div>
    </article>
  );
}
