import { expect, test } from "vitest";
import { pageTable } from "#shared/pages/page-table.ts";
import { pageFolders } from "./page-folders.ts";
import { pageModules } from "./page-modules.ts";

test.each(pageTable)("the component of $id stands in its folder", ({ id }) => {
  expect(pageModules[id].toString()).toContain(`/${pageFolders[id]}/`);
});
