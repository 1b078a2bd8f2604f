// The map of scoped class names that the build makes of a style sheet.
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the shape of the build's modules -- because it mirrors the CSS Modules convention
  export default classNames;
}
