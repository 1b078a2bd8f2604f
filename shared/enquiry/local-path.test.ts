// A plain form post never leads off the site.
import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each([
  ["/liposomes/vitamine-c", "/liposomes/vitamine-c"],
  ["/liposomes?filtre=vitamine&page=2#liste", "/liposomes"],
  ["/en/liposomes#top", "/en/liposomes"],
  ["/", "/"],
  ["/?sent=SPH-7K3Q-9F2M", "/"],
])("%s leads to %s", (page, path) => {
  expect(localPath(page)).toBe(path);
});

test.each([
  "",
  "liposomes",
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/liposomes//evil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/x\r\nSet-Cookie: a=b",
  "javascript:alert(1)",
  " /liposomes",
])("%j leads home", (page) => {
  expect(localPath(page)).toBe("/");
});
