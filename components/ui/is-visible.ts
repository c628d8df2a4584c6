/** Returns whether an element is rendered. Safari before 17.4 lacks `checkVisibility`. */
export function isVisible(element: Element | null): boolean {
  if (!element) return false;
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
