// Texts of strangers on the operator's terminal: what a visitor typed, what a mail server answered.

/**
 * Line ends and tabs stay; every other control character could move the cursor, change colours or the window's title, and marks of
 * direction show the rest of a line backwards.
 */
const control = /(?!\r\n|[\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** The same text with a visible sign in place of each control character. */
export function showControls(text: string): string {
  return text.replace(control, (sign) => {
    const code = sign.charCodeAt(0);
    // Unicode draws the first 32 and DEL.
    if (code === 0x7f) return "␡";
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
  });
}
