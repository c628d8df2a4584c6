/** For what had the focus and goes. The page stays where it is scrolled. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
