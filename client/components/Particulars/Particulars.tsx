// What the laboratory shows of itself, a band for each kind; nothing at all where it has shown nothing.
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Section, SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { ParticularGroup } from "#shared/pages/particulars.ts";
import css from "./Particulars.module.css";

/** `flush`: which side of each band has its room from a neighbour on the same ground. */
export function Particulars({
  groups,
  flush = "bottom",
}: {
  groups: readonly ParticularGroup[];
  flush?: "top" | "bottom";
}) {
  return groups.map(({ id, title, rows }) => (
    <Section labelledBy={id} rhythm="short" flush={flush} key={id}>
      <div className={css.band}>
        <SectionTitle id={id} size="d2" title={title} />
        <ul>
          {rows.map(({ label, name, note, picture, link }, index) => (
            <li key={index}>
              {picture && (
                <div>
                  <Picture of={picture} sizes="(width <= 715px) 92vw, 30vw" />
                </div>
              )}
              {label && <Text as="p" of={label} />}
              <Text as="h3" of={name} />
              {note && <Text as="p" of={note} />}
              {link && (
                <a href={link.address} rel="noopener">
                  <Text of={link.label} />
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  ));
}
