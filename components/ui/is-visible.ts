/** Returns whether an element is rendered. Safari 16.4 lacks `checkVisibility`. */
export function isVisible(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
