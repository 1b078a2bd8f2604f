// One band of the wall of plates, and the way to all of it.
import { RingAction } from "#client/components/Action/Action.tsx";
import { WallEntry } from "#client/components/Catalogue/WallEntry.tsx";
import plates from "#client/components/Plate/Plates.module.css";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";
import css from "./PlateBand.module.css";

export function PlateBand({
  band: { title, link, rows },
  titleId,
}: {
  band: PageData["home"]["plates"];
  titleId: string;
}) {
  return (
    <div className={plates.wall} data-tone="liposome">
      <div className={css.head}>
        <h2 className={plates.title} id={titleId}>
          {title}
        </h2>
        <RingAction to={link.to} aloud={link.aloud}>
          <Text of={link.label} />
        </RingAction>
      </div>
      <ul className={css.band}>
        {rows.map((row) => (
          <li key={row.path}>
            <WallEntry row={row}>{row.name}</WallEntry>
          </li>
        ))}
      </ul>
    </div>
  );
}
