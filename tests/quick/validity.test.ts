// The markup of every kind of page, and of the small pages around it, follows the HTML standard.
import { HtmlValidate } from "html-validate";
import request from "supertest";
import { expect, inject, test } from "vitest";
import { kindAddresses } from "#tests/addresses.ts";

const site = request(inject("siteUrl"));

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // A table that is laid out as a grid loses its roles in some browsers: they are spelled out.
    "no-redundant-role": "off",
    // Two navigations have one name: a window shows one of them.
    "unique-landmark": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

async function findFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test.each(kindAddresses)("%s is valid", async (address) => {
  const { text } = await site.get(address);
  expect(await findFaults(text)).toEqual([]);
});

test("the page that answers a faulty form post is valid", async () => {
  const { text, status } = await site.post("/contact").type("form").send({ page: "/liposomes" });
  expect(status).toBe(422);
  expect(await findFaults(text)).toEqual([]);
});
