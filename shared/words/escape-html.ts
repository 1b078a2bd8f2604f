/** Of text between tags and in quoted attributes; valid in XML too. What React renders, React escapes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
