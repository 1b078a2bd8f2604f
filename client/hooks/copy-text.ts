// Copying for the visitor, also where the page is not in a secure context or the browser asks in vain.

/** Resolves with whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** The older way: what is marked in a field is copied. Within the dialog that is open, outside of which nothing can be marked. */
function copyMarked(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  (activeElement?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
  return isCopied;
}
