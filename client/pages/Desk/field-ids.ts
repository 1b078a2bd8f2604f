// The fields of a bench, which the focus is given to.

export const addFieldId = "ajouter";

export const fieldId = (slug: string): string => `dose-${slug}`;

/** Frames that are waited for what is about to be there. */
const patience = 20;

/** Gives the focus to an element that the next render puts there. */
export function focusSoon(id: string, rest = patience): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) element.focus();
    else if (rest > 0) focusSoon(id, rest - 1);
  });
}
