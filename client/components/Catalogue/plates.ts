// What a list shows in plates: fetched beside the page (page-modules.ts), and taken over with it.
import { lazy } from "react";

export const RowPreview = lazy(async () => ({
  default: (await import("./RowPreview.tsx")).RowPreview,
}));

export const PlateStrip = lazy(async () => ({
  default: (await import("./PlateStrip.tsx")).PlateStrip,
}));

export const Wall = lazy(async () => ({ default: (await import("./Wall.tsx")).Wall }));
