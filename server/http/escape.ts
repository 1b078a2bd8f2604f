// Texts inside a document that the server writes by itself. What React renders, React escapes.

export const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
