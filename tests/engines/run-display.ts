// The screen that WebKit draws on: without one it does not start. Nothing begins where a program is missing.
import type { TestProject } from "vitest/node";
import { endProgram, findMissing, readFrom, startProgram } from "./programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    display: string;
  }
}

export default async function setup({ provide }: TestProject) {
  if (findMissing().length > 0) {
    console.error(
      "These tests need Debian’s packages firefox-esr, webkit2gtk-driver, xvfb and pgbouncer: install them.",
    );
    process.exit(1);
  }
  const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = startProgram("display", options);
  provide("display", `:${await readFrom(screen, 3, /(\d+)\n/)}`);
  return () => endProgram(screen);
}
