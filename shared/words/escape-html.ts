/** Escapes text between tags and in quoted attributes; valid in XML too. React escapes its own output. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
