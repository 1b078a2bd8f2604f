// The file of settings that Node reads for operators' commands, and Docker for the site.

/**
 * The names in a file of settings whose value Node cuts at a "#", and Docker does not: unquoted, and not at its beginning. A line
 * that begins with "#" is a comment to both.
 */
export function findCutSettings(file: string): readonly string[] {
  return file.split("\n").flatMap((line) => {
    const equals = line.indexOf("=");
    const name = line.slice(0, Math.max(equals, 0)).trim();
    const value = line.slice(equals + 1).trim();
    return /^\w+$/.test(name) && !/^["'`]/.test(value) && value.includes("#") ? [name] : [];
  });
}
