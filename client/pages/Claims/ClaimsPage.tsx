// The authorised claims, in all languages side by side: a table for each nutrient, beside it what holds for all its lines.
import { useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Names } from "#client/components/Register/Names.tsx";
import { RegisterHead } from "#client/components/Register/RegisterHead.tsx";
import { RegisterTools } from "#client/components/Register/RegisterTools.tsx";
import { SourceLink } from "#client/components/Register/SourceLink.tsx";
import { useRegister } from "#client/components/Register/use-register.ts";
import { Text } from "#client/components/Text/Text.tsx";
import { useViewTitle } from "#client/hooks/use-view-title.ts";
import { textOf } from "#shared/editions/edition.ts";
import {
  type ClaimedNutrient,
  type ClaimsData,
  countClaims,
  searchClaims,
} from "#shared/pages/claims.ts";
import type { PageOf } from "#shared/pages/page.ts";
import { formatCount } from "#shared/words/count.ts";
import { ClaimGroup } from "./ClaimGroup.tsx";
import css from "./ClaimsPage.module.css";

export function Page({ data, page }: { data: ClaimsData; page: PageOf<"claims"> }) {
  const { copy, texts, languages, source } = data;
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const register = useRegister([], field);
  const { search } = register.query;
  useViewTitle(page, { names: [], search, page: 1 });
  const nutrients = searchClaims(data.nutrients, search);
  const total = countClaims(nutrients);
  // The browser marks the line of the address it opens; moves within the site leave that to us.
  const target = decodeURIComponent(useLocation().hash.slice(1));
  return (
    <article className={css.page} aria-labelledby={titleId}>
      <RegisterHead title={copy.title} titleId={titleId} lead={copy.lead} other={data.other} />
      <RegisterTools
        path={page.path}
        register={register}
        field={field}
        label={copy.search}
        count={total > 0 ? formatCount(copy.count, total) : null}
        texts={texts}
      />
      {search === "" && (
        <nav className={css.contents} aria-label={textOf(copy.contents)}>
          <ul>
            {nutrients.map((nutrient) => (
              <li key={nutrient.id}>
                <a href={`#${nutrient.id}`}>
                  <Text of={nutrient.name} /> <span>{countClaims([nutrient])}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {total > 0 && (
        <div className={css.bar} aria-hidden="true">
          <Text as="span" of={copy.heads.nutrient} />
          <span className={css.languages}>
            {languages.map(({ id, name }) => (
              <span lang={id} key={id}>
                {name}
              </span>
            ))}
          </span>
        </div>
      )}
      {nutrients.map((nutrient) => (
        <Nutrient nutrient={nutrient} data={data} target={target} key={nutrient.id} />
      ))}
      <div className={css.notes}>
        <p>
          <Text of={data.compared} />{" "}
          {data.copied && (
            <>
              <Text of={data.copied} />{" "}
            </>
          )}
          <SourceLink of={source} />
        </p>
        <Text as="p" of={copy.notes.general} />
        <Text as="p" of={copy.notes.scope} />
      </div>
    </article>
  );
}

function Nutrient({
  nutrient: { id, name, actives, groups },
  data: { copy, texts, languages },
  target,
}: {
  nutrient: ClaimedNutrient;
  data: ClaimsData;
  target: string;
}) {
  const { heads } = copy;
  return (
    <section className={css.nutrient} id={id} aria-labelledby={`${id}-name`}>
      {groups.map((group, index) => (
        <div className={css.group} key={group.claims[0]?.id}>
          <div className={css.facts}>
            {index === 0 && <Text as="h2" className={css.name} id={`${id}-name`} of={name} />}
            <dl className={css.list}>
              <div>
                <Text as="dt" of={heads.minimum} />
                <Text as="dd" className={css.minimum} of={group.minimum} />
              </div>
              {index === 0 && actives.length > 0 && (
                <div>
                  <Text as="dt" of={heads.actives} />
                  <dd>
                    <Names of={actives} />
                  </dd>
                </div>
              )}
              <div>
                <Text as="dt" of={heads.products} />
                <dd>
                  {group.products.length > 0 ? (
                    <Names of={group.products} />
                  ) : (
                    <Text of={copy.noProduct} />
                  )}
                </dd>
              </div>
              <div>
                <Text as="dt" of={heads.decision} />
                <dd className={css.decision}>
                  <EvidenceMark by="law" />
                  <span>
                    {group.decisions.map((decision, at) => (
                      <span key={decision.url}>
                        {at > 0 && ", "}
                        <SourceLink of={decision} />
                      </span>
                    ))}
                  </span>
                </dd>
              </div>
              <div>
                <Text as="dt" of={heads.state} />
                <Text as="dd" of={group.state} />
              </div>
            </dl>
          </div>
          <ClaimGroup
            claims={group.claims}
            caption={copy.caption}
            name={textOf(name)}
            languages={languages}
            link={texts.link}
            target={target}
          />
        </div>
      ))}
    </section>
  );
}
