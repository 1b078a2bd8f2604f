// What a telephone is told to dial.
import { expect, test } from "vitest";
import { dialAddress } from "./dial-address.ts";

test.each([
  ["+33 4 65 71 20 10", "tel:+33465712010"],
  ["+33 (0)4 65 71 20 10", "tel:+33465712010"],
  ["04.65.71.20.10", "tel:0465712010"],
  ["(0)4 65 71 20 10", "tel:0465712010"],
])("%s is dialled as %s", (phone, address) => {
  expect(dialAddress(phone)).toBe(address);
});
