// A browser that darkens pages by itself (Chrome on Android, "dark theme for sites") leaves ours alone: its drawings are made for
// their light grounds.
import { expect, test } from "vitest";
import { luminance, shoot } from "#tests/pixels.ts";
import { lookAt, shareBrowser } from "#tests/visit.ts";

shareBrowser(["--blink-settings=forceDarkModeEnabled=true"]);

test("the ground of a sheet stays light", async () => {
  const page = await lookAt("/liposomes/zinc", 390, { colorScheme: "dark" });
  const corner = await shoot(page, { clip: { x: 0, y: 200, width: 2, height: 2 } });
  expect(luminance(corner.data)).toBeGreaterThan(0.5);
});
