// A picture with a second state, which is fetched when it is first wanted and cross-fades over the first.
import { useState } from "react";
import { type OtherCrop, Picture } from "#client/components/Picture/Picture.tsx";
import type { PictureData } from "#shared/pages/localized.ts";
import css from "./SwapPicture.module.css";

/** Fills its box. `isSwapped`: show the second, decorative, state. Crops as of a Picture. */
export function SwapPicture({
  first,
  second,
  sizes,
  isSwapped,
  decorative = false,
  firstCrops = [],
  secondCrops = [],
}: {
  first: PictureData;
  second: PictureData;
  sizes: string;
  isSwapped: boolean;
  decorative?: boolean;
  firstCrops?: readonly OtherCrop[];
  secondCrops?: readonly OtherCrop[];
}) {
  const [wasSwapped, setWasSwapped] = useState(isSwapped);
  if (isSwapped && !wasSwapped) setWasSwapped(true);
  return (
    <>
      <Picture of={first} crops={firstCrops} sizes={sizes} decorative={decorative} />
      {wasSwapped && (
        <span className={css.second} data-visible={isSwapped}>
          <Picture of={second} crops={secondCrops} sizes={sizes} decorative />
        </span>
      )}
    </>
  );
}
