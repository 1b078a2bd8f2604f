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
      <Text as="h2" className={css.title} id={titleId} of={copy.title} />
      <Text as="p" className={css.text} of={copy.text} />
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
      {copy.note && <Text as="p" className={css.note} of={copy.note} />}
    </div>
  );
}

function Figures({ copy, titleId }: Described) {
  return (
    <dl className={css.figures} aria-labelledby={titleId}>
      {copy.points.map((point, index) => (
        <div className={css.figure} key={index}>
          <Text as="dt" className={css.figureText} of={point.text} />
          <Text as="dd" className={css.value} of={point.title} />
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
            <Text as="h3" className={css.pointTitle} of={point.title} />
            <Text as="p" className={css.pointText} of={point.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
