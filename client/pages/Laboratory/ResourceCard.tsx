// A part of the laboratory: its picture, and over another one the equipment and capacities, on hover, focus or tap.
// Screen readers always have the list; without scripts everyone does.
import { useId, useState } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./ResourceCard.module.css";

/** The width of a square picture that covers the card: the larger of the card’s width and height. */
const sizes =
  "(width <= 478px) 440px, (width <= 1150px) calc(94vw - 40px), (width >= 1550px) 620px, 40vw";

export function ResourceCard({
  resource,
  show,
}: {
  resource: PageData["laboratory"]["resources"]["cards"][number];
  show: Phrase;
}) {
  // Open: kept open by a tap or click. Dismissed: Escape hides what hover or focus shows, until either ends.
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  // The second picture is fetched when first wanted, not before.
  const [wasVisited, setVisited] = useState(false);
  const id = useId();
  return (
    <article
      className={css.card}
      data-open={isOpen || undefined}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={() => setVisited(true)}
      onFocus={() => setVisited(true)}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        setOpen(false);
        setDismissed(true);
      }}
    >
      <div className={css.view}>
        <Picture
          of={resource.picture}
          crops={[{ of: resource.wide, media: "(600px < width <= 1150px)" }]}
          sizes={sizes}
          decorative
        />
      </div>
      <div className={css.label}>
        <Text as="h3" className={css.title} id={id} of={resource.title} />
        <button
          className={css.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-label={`${textOf(resource.title)}, ${textOf(show)}`}
          onClick={() => {
            setOpen(!isOpen);
            setDismissed(isOpen);
          }}
        >
          <span className={css.ring}>
            <Icon name="plus" size="small" />
          </span>
        </button>
      </div>
      <div className={css.over}>
        <div className={css.second}>
          {wasVisited && (
            <Picture
              of={resource.hover}
              sizes="(width <= 1150px) calc(94vw - 40px), 30vw"
              decorative
            />
          )}
        </div>
        <div className={css.panel} data-tone="bottle">
          <ul id={`${id}list`} aria-labelledby={id}>
            {resource.equipment.map(({ count, name, capacity }, index) => (
              <li className={css.item} key={index}>
                <span className={css.count}>{count ?? <Icon name="check" />}</span>
                <span className={css.words}>
                  <Text as="span" className={css.name} of={name} />
                  {capacity && <Text as="span" className={css.capacity} of={capacity} />}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
