// Texts of strangers on a terminal.
import { expect, test } from "vitest";
import { showControls } from "./terminal-text.ts";

test.each([
  ["\u001b]0;pwned\u0007\u001b[31mRED", "␛]0;pwned␇␛[31mRED"],
  ["a\r\nb\nc\td", "a\r\nb\nc\td"],
  ["a\rb", "a␍b"],
  ["\u009b2J\u007f", "\ufffd2J␡"],
  ["550 \u202etxt\u2066.x\u061c", "550 \ufffdtxt\ufffd.x\ufffd"],
  ["Œuvre’ 🙂", "Œuvre’ 🙂"],
])("%j is shown as %j", (given, shown) => {
  expect(showControls(given)).toBe(shown);
});
