// Every kind of page in every edition, seen with every eye.
import { expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { pageTable } from "#shared/pages/page-table.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { lookWithEveryEye, readPage } from "#tests/eyes.ts";

test.each(editions.flatMap((edition) => kindAddresses.map((path) => addressIn(edition, path))))(
  "%s is as it should be",
  lookWithEveryEye,
);

test.each(pageTable.filter(({ pattern }) => !pattern.includes(":")))(
  "$pattern is in its language",
  async ({ pattern, language }) => {
    const { html } = await readPage(pattern);
    expect(html).toContain(`<html lang="${language}">`);
  },
);
