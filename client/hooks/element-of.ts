// Finds the element that an event went to.

/**
 * Null for the document, the window and texts: Firefox tells the document of the focus when its window comes back, and extensions
 * send presses and keys anywhere.
 */
export const elementOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target : null;
