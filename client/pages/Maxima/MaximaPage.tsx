// Maxima and reference values: tables of limits by place and kind, then what each kind is worth.
import { useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { EvidenceKey } from "#client/components/Evidence/EvidenceKey.tsx";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { RegisterHead } from "#client/components/Register/RegisterHead.tsx";
import { RegisterTools } from "#client/components/Register/RegisterTools.tsx";
import { SourceLink } from "#client/components/Register/SourceLink.tsx";
import { useRegister } from "#client/components/Register/use-register.ts";
import { Text } from "#client/components/Text/Text.tsx";
import { useViewTitle } from "#client/hooks/use-view-title.ts";
import { textOf } from "#shared/editions/edition.ts";
import { type MaximaData, narrowList, narrowTable } from "#shared/pages/maxima.ts";
import type { PageOf } from "#shared/pages/page.ts";
import { cosmeticsAnchor } from "#shared/pages/register-address.ts";
import { formatCount } from "#shared/words/count.ts";
import { LimitList } from "./LimitList.tsx";
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
  const nutrients = narrowTable(data.nutrients, query);
  const lists = [
    { id: "substances", title: copy.tables.substances, lead: null, all: data.substances },
    {
      id: cosmeticsAnchor,
      title: copy.tables.cosmetics,
      lead: copy.cosmeticsLead,
      all: data.cosmetics,
    },
  ].map((list) => ({ ...list, limits: narrowList(list.all, query) }));
  const total =
    nutrients.rows.length +
    lists.reduce((sum, { limits }) => sum + new Set(limits.map(({ names }) => names)).size, 0);
  // The browser marks the row of the address it opens; moves within the site leave that to us.
  const target = decodeURIComponent(useLocation().hash.slice(1));
  return (
    <article className={css.page} aria-labelledby={titleId}>
      <RegisterHead title={copy.title} titleId={titleId} lead={copy.lead} other={data.other} />
      <RegisterTools
        path={page.path}
        register={register}
        field={field}
        label={copy.search}
        places={{ label: copy.place, all: copy.everywhere, options: places }}
        count={total > 0 ? formatCount(copy.count, total) : null}
        texts={texts}
      />
      {nutrients.rows.length > 0 && (
        <section className={css.part} aria-labelledby="nutrients">
          <Text as="h2" className={css.title} id="nutrients" of={copy.tables.nutrients} />
          <LimitTable table={nutrients} copy={copy} titleId="nutrients" target={target} />
        </section>
      )}
      {lists.map(
        ({ id, title, lead, limits }) =>
          limits.length > 0 && (
            <section className={css.part} aria-labelledby={id} key={id}>
              <Text as="h2" className={css.title} id={id} of={title} />
              {lead && <Text as="p" className={css.lead} of={lead} />}
              <LimitList limits={limits} heads={copy.heads} labelledBy={id} target={target} />
            </section>
          ),
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
