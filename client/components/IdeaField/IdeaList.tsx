// The list below the field: what is found, group by group, what is not understood, and what a screen reader hears of it.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { elementOf } from "#client/hooks/element-of.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { IdeaTexts } from "#shared/formula/sentences/idea.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { groupBy } from "#shared/words/group-by.ts";
import css from "./IdeaList.module.css";
import type { FoundOptions, IdeaBox, IdeaLanguage, IdeaOption } from "./idea-box.ts";
import { takeText } from "./take-text.ts";

/** Enough of the list, px: three choices. */
const enough = 190;
/** The header, or the strip of the verdict, px. */
const header = 96;

/** Hangs the list where there is room for it in the part of the window that no keyboard covers: the page stays where it is. */
function hang(list: HTMLElement, field: HTMLElement): void {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  delete list.dataset["side"];
  const below = offsetTop + height - list.getBoundingClientRect().top;
  const above = field.getBoundingClientRect().top - offsetTop - header;
  const isAbove = below < enough && above > below;
  if (isAbove) list.dataset["side"] = "above";
  list.style.setProperty("--idea-room", `${Math.max(isAbove ? above : below, enough)}px`);
}

export function IdeaList({
  box,
  language,
  ask,
}: {
  box: IdeaBox;
  language: IdeaLanguage;
  ask: Phrase;
}) {
  const { id, field, found, active, isPresent, setActive, seek } = box;
  const { texts } = language;
  // A press or the focus leaves the field and its list.
  const leave = useEffectEvent(({ target }: Event) => {
    const element = elementOf(target);
    if (element && !field.current?.closest("label")?.parentElement?.contains(element)) seek("");
  });
  useEffect(() => {
    const follow = (event: Event) => leave(event);
    document.addEventListener("pointerdown", follow);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("pointerdown", follow);
      document.removeEventListener("focusin", follow);
    };
  }, []);
  const isExpanded = found !== null;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isExpanded && list.current && field.current) hang(list.current, field.current);
  }, [isExpanded, field]);
  const heard = useSettled(found ? describeFound(found, active, texts) : "");
  const groups = found ? groupBy(found.options, ({ group }) => group) : new Map();
  const lines = found?.lines.map(({ text, about, choices }) => (
    <div className={css.line} key={text}>
      <p>{text}</p>
      {choices.map(
        ({ to, slug, name }) =>
          to && (
            <a className={css.ask} href={to} rel="nofollow" key={slug}>
              <Text of={name} />
              <Icon name="right" size="small" />
            </a>
          ),
      )}
      {about !== null && (
        <MoreInfo to="*" about={about.slice(0, 80)} className={css.ask}>
          <Text of={ask} />
          <Icon name="right" size="small" />
        </MoreInfo>
      )}
    </div>
  ));

  return (
    <>
      <div className={css.list} hidden={!isExpanded} ref={list}>
        {found?.first === -1 && lines}
        <div id={id} role="listbox" aria-label={textOf(texts.list)}>
          {[...groups].map(([group, options], place) => (
            // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets -- because its options are no fields
            <div role="group" aria-labelledby={`${id}group${place}`} key={group}>
              <p className={css.group} id={`${id}group${place}`}>
                {group}
              </p>
              {options.map((option: IdeaOption) => {
                const at = found?.options.indexOf(option) ?? 0;
                return (
                  <div
                    className={css.option}
                    id={id + at}
                    key={option.text}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    onPointerMove={() => setActive(at)}
                    // The field keeps the focus.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => takeText(option.text, box, language)}
                    onKeyDown={() => undefined}
                  >
                    <OptionName of={option} />
                    {option.choice && isPresent(option.choice.adds.map(({ slug }) => slug)) ? (
                      <span>
                        <Icon name="check" size="small" />
                        <Aloud>
                          <Text of={texts.added} />
                        </Aloud>
                      </span>
                    ) : (
                      <Icon name="right" size="small" />
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {found?.first !== -1 && lines}
      </div>
      <Aloud role="status">{heard}</Aloud>
    </>
  );
}

function OptionName({ of: { choice, name } }: { of: IdeaOption }) {
  if (!choice) return <span className={css.name}>{name}</span>;
  return (
    <>
      <span className={css.name}>
        {choice.code ? <Latin name={textOf(choice.name)} /> : <Text of={choice.name} />}
      </span>
      <Code className={css.code} of={choice.code} />
      {choice.category && (
        <span className={css.category}>
          <Dot category={choice.category} size="small" />
          <Text of={choice.categoryName} />
        </span>
      )}
    </>
  );
}

/** The number of choices, the one that the keys are at, and what is not understood. */
function describeFound({ options, lines }: FoundOptions, active: number, texts: IdeaTexts): string {
  const current = options[active];
  const place = { place: String(active + 1), count: String(options.length) };
  return [
    ...(options.length > 0 ? [`${formatCount(texts.count, options.length)}.`] : []),
    ...(current
      ? [
          fillText(textOf(texts.active), {
            name: fillText(textOf(texts.inGroup), { group: current.group, name: current.name }),
            ...place,
          }),
        ]
      : []),
    ...lines.map(({ text }) => text),
  ].join(" ");
}
