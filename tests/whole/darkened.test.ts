// In a browser that darkens pages by itself (Chrome on Android, "dark theme for sites"), drawings keep the ground they are drawn for.
import { expect, test } from "vitest";
import { contrastIn, shoot } from "#tests/pixels.ts";
import { lookAt, shareBrowser } from "#tests/visit.ts";

shareBrowser(["--blink-settings=forceDarkModeEnabled=true"]);

test.each([390, 1300])("the molecule of a sheet is seen at %i px", async (width) => {
  const page = await lookAt("/liposomes/zinc", width, { colorScheme: "dark" });
  const drawing = page.locator("main svg[viewBox='0 0 400 400']").first();
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error("there is no drawing");
  // Its middle, without the rings around it.
  const clip = {
    x: box.x + box.width / 4,
    y: box.y + box.height / 4,
    width: box.width / 2,
    height: box.height / 2,
  };
  expect(contrastIn(await shoot(page, { clip }))).toBeGreaterThan(3);
});
