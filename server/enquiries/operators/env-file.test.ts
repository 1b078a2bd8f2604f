// The file of settings.
import { expect, test } from "vitest";
import { findCutSettings } from "./env-file.ts";

test("names the settings that Node and Docker read differently", () => {
  const file = `# LAB_NAME=a # b
NODE_ENV=production
LAB_ADDRESS=Bât. B #3, 34000 Montpellier
SMTP_URL=smtp://site:12%2334@mail.example.com:587
LAB_NAME="Lab #1"
`;
  expect(findCutSettings(file)).toEqual(["LAB_ADDRESS"]);
});
