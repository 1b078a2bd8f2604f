// The dialled form of the laboratory's number; visitors' numbers are tested with the mail that shows them.
import { expect, test } from "vitest";
import { dialAddress } from "./phone-numbers.ts";

test.each([
  ["+33 4 65 71 20 10", "tel:+33465712010"],
  ["+33 (0)4 65 71 20 10", "tel:+33465712010"],
  ["04.65.71.20.10", "tel:+33465712010"],
  ["+32 2 555 12 12", "tel:+3225551212"],
  ["3631 00", "tel:+33363100"],
])("%s is dialled as %s", (phone, address) => {
  expect(dialAddress(phone)).toBe(address);
});
