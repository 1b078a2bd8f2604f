// The browsers that the site works in: the oldest versions, all of March 2023 but for Firefox of December 2023. Scripts and styles are
// lowered to them, and tools/find-newer-features.test.ts refuses what lowering cannot bring: functions, and CSS that has no
// equivalent.

/** The oldest version by the name that MDN's compatibility data and Browserslist have for a browser. */
export const oldestBrowsers = { chrome: "111", safari: "16.4", firefox: "121" } as const;

/** For esbuild: "chrome111". */
export const esbuildTargets: readonly string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => name + version,
);

/** For Lightning CSS, in Browserslist's words: "chrome 111". */
export const browserslist: readonly string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name} ${version}`,
);
