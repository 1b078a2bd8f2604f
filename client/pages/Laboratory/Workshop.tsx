// The shop floor in elevation: every machine as often as there are of it, on one line of floor, with what it does below.
import { Text } from "#client/components/Text/Text.tsx";
import type { MachineGroup } from "#shared/pages/page.ts";
import css from "./Workshop.module.css";

export function Workshop({ groups }: { groups: readonly MachineGroup[] }) {
  return (
    <ul className={css.shop}>
      {groups.map(({ name, capacity, drawings }, place) => (
        <li className={css.group} key={place}>
          <div className={css.machines}>
            {drawings.map(({ address, width, height }, machine) => (
              // It is in a <picture>, or React would write a preload link for it before the page.
              <picture key={machine}>
                <img
                  src={address}
                  width={width}
                  height={height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            ))}
          </div>
          <div className={css.words}>
            <h3 className={css.title}>
              <span className={css.count}>{drawings.length}</span>{" "}
              <Text as="span" className={css.name} of={name} />
            </h3>
            {capacity && <Text as="p" className={css.capacity} of={capacity} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
