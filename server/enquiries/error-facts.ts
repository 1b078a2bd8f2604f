// What may be logged of an error: codes, never texts, as servers like to repeat addresses.

/** The code of a system, mail or database error, or its class; it holds no personal data. */
export function codeOf(error: unknown): string | undefined {
  const { code, originalCode, errcode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode, errcode].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return codes.join(" ") || (error instanceof Error ? error.name : undefined);
}

/** The mail server's answer, 200 to 599; undefined where it gave none. */
export function responseOf(error: unknown): number | undefined {
  const response = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof response === "number" ? response : undefined;
}
