/** Whether an element has a place in the page: not in a closed dialog, nor folded away. */
export const isShown = (element: Element | null): boolean =>
  element !== null && element.getClientRects().length > 0;
