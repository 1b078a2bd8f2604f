// The settings that print shows: the laboratory, its site, its publisher. They are read when the site is built, with the defaults
// of the running site; print reads neither secrets nor the rest of the environment.
import { readSettings, type Settings } from "#server/environment.ts";

const printed =
  /^(?:SITE_URL|LAB_(?:NAME|PHONE|EMAIL|ADDRESS)|COMPANY_\w+|PUBLICATION_DIRECTOR|HOSTING_\w+|LAB_ANSWER_TIME_\w+)$/;

/** @throws a `SettingsError` that names the setting, its value and the accepted values */
export const readPrintSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Settings =>
  readSettings(
    Object.fromEntries(Object.entries(environment).filter(([name]) => printed.test(name))),
  );
