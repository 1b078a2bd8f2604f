// The list of postbiotics, with the facets that narrow it. It is short: no search, no pages, all of its rows are there.

import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { NothingFound } from "#client/components/Catalogue/NothingFound.tsx";
import { Wall } from "#client/components/Catalogue/plates.ts";
import { RowName } from "#client/components/Catalogue/RowName.tsx";
import { RowTable } from "#client/components/Catalogue/RowTable.tsx";
import { Refine } from "#client/components/Facets/Refine.tsx";
import plates from "#client/components/Plate/Plates.module.css";
import { inPlace } from "#client/hooks/scrolling.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import {
  type CatalogueData,
  type CatalogueRow,
  facetsInAddress,
  listOthers,
  readCatalogueQuery,
  writeCatalogueQuery,
} from "#shared/pages/catalogue.ts";
import { narrowRows } from "#shared/pages/facets.ts";
import type { TableTexts } from "#shared/pages/page.ts";
import { formatCount } from "#shared/words/count.ts";

/** Id of the list, which its filters lead to. */
const resultsId = "postbiotics-results";

/** `catalogue`: of the strains on the same page, with which the address is shared. */
export function Postbiotics({
  rows: all,
  catalogue,
  texts,
  titleId,
}: {
  rows: readonly CatalogueRow[];
  catalogue: CatalogueData;
  texts: TableTexts;
  titleId: string;
}) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { facets: others, beside: facets, refine } = catalogue;
  const inAddress = facetsInAddress(catalogue);
  const query = readCatalogueQuery(parameters, inAddress);
  const { rows, counts } = narrowRows(all, facets, query.chosen);
  const read = useSettled(formatCount(texts.results, rows.length));

  const placeOf = (search: string) => ({ search, hash: `#${titleId}` });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const chosen = { ...query.chosen, [submitter.name]: submitter.value };
    navigate({ search: writeCatalogueQuery({ ...query, chosen }, inAddress) }, { state: inPlace });
  }

  return (
    <form action={`#${titleId}`} onSubmit={handleSubmit}>
      {[...new URLSearchParams(writeCatalogueQuery(query, inAddress))].map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <Refine
        facets={facets}
        chosen={query.chosen}
        counts={counts}
        texts={refine}
        total={rows.length}
        results={resultsId}
        addressOf={(chosen) => placeOf(writeCatalogueQuery({ ...query, chosen }, inAddress))}
        whole={placeOf(writeCatalogueQuery(query, others))}
      />
      <div id={resultsId} tabIndex={-1}>
        {rows.length === 0 && <NothingFound text={texts.empty} />}
        {query.isWall ? (
          <div className={plates.wall} data-tone="probiotic">
            <Wall
              Name={RowName}
              rows={all}
              dimmed={listOthers(all, rows)}
              texts={texts.walls.postbiotics}
            />
          </div>
        ) : (
          rows.length > 0 && (
            <RowTable kind="postbiotic" rows={rows} texts={texts} labelledBy={titleId} />
          )
        )}
      </div>
      <Aloud role="status">{read}</Aloud>
    </form>
  );
}
