// Secrets in files, as Docker, Kubernetes and systemd hand them to a program: NAME_FILE names the file with the value of NAME.
import { closeSync, openSync, readSync } from "node:fs";

type Given = Readonly<Record<string, string | undefined>>;

/** The largest file, bytes: more is no secret, and some files of a system have no end. */
const mostBytes = 20_000;

export const fileSettingOf = (name: string) => `${name}_FILE`;

/**
 * Returns `environment` with the values that its files have, less one line break at the end of each, and what is wrong with files,
 * one line each. An empty setting counts as absent. Never tells what a file contains.
 */
export function readSecretFiles(
  names: Iterable<string>,
  environment: Given,
): { readonly given: Given; readonly problems: readonly string[] } {
  const given: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of names) {
    const setting = fileSettingOf(name);
    const file = environment[setting];
    if (!file) continue;
    const got = `  ${setting}: got ${JSON.stringify(file)}`;
    if (environment[name]) problems.push(`${got}, wants nothing, as ${name} is set too`);
    else
      try {
        given[name] = readSecret(file);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        problems.push(
          `${got}, wants a file that the site may read, with the value (${code ?? message})`,
        );
      }
  }
  return { given, problems };
}

function readSecret(file: string): string {
  const bytes = Buffer.alloc(mostBytes + 1);
  const handle = openSync(file, "r");
  let length = 0;
  try {
    for (let read = -1; read !== 0 && length <= mostBytes; length += read)
      read = readSync(handle, bytes, length, bytes.length - length, null);
  } finally {
    closeSync(handle);
  }
  if (length > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length));
  } catch {
    throw new Error("it is no text in UTF-8");
  }
  const value = text.replace(/\r?\n$/, "");
  if (value.trim() === "") throw new Error("it is empty");
  return value;
}
