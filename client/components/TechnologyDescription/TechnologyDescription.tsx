// Describes a technology and its effect. A liposome shows figures, a niosome its drawing and its effect; a product of a niosome
// stands beside its table.
import type { ReactNode } from "react";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { TechnologyCopy } from "#shared/content/schema/blocks.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import css from "./TechnologyDescription.module.css";
import { VesicleDrawing } from "./VesicleDrawing.tsx";

interface Described {
  readonly copy: Localized<TechnologyCopy>;
  readonly titleId: string;
}

/** `children`: what follows the points; for a product, its table. */
export function TechnologyDescription({
  kind,
  copy,
  titleId,
  picture,
  children,
}: Described &
  (
    | { kind: "liposome" | "niosome"; picture?: undefined; children?: ReactNode }
    | { kind: "niosomeProduct"; picture: PictureData; children: ReactNode }
  )) {
  return (
    <div className={css.technology} data-kind={kind}>
      <h2 className={css.title} id={titleId}>
        <Text of={copy.title} />
      </h2>
      <p className={css.text}>
        <Text of={copy.text} />
      </p>
      {kind === "liposome" && <Figures copy={copy} titleId={titleId} />}
      {kind === "niosome" && <Points copy={copy} titleId={titleId} />}
      {picture && (
        <div className={css.picture}>
          <Picture
            of={picture}
            sizes="(width <= 610px) 92vw, (width <= 1050px) 40vw, 24vw"
            decorative
          />
        </div>
      )}
      {children && <div className={css.more}>{children}</div>}
      {copy.note && (
        <p className={css.note}>
          <Text of={copy.note} />
        </p>
      )}
    </div>
  );
}

function Figures({ copy, titleId }: Described) {
  return (
    <dl className={css.figures} aria-labelledby={titleId}>
      {copy.points.map((point, index) => (
        <div className={css.figure} key={index}>
          <dt className={css.figureText}>
            <Text of={point.text} />
          </dt>
          <dd className={css.value}>
            <Text of={point.title} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ copy, titleId }: Described) {
  return (
    <div className={css.anatomy}>
      <div className={css.drawing}>
        <VesicleDrawing />
      </div>
      <ul className={css.points} aria-labelledby={titleId}>
        {copy.points.map((point, index) => (
          <li className={css.point} key={index}>
            <h3 className={css.pointTitle}>
              <Text of={point.title} />
            </h3>
            <p className={css.pointText}>
              <Text of={point.text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
