/**
 * Runs in the head before anything is painted: the starting theme is the system's. The choice made
 * with the toggle is not kept (spec section 4). Without scripts the stylesheet asks the system itself.
 */
export const themeScript =
  'if(matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.classList.add("dark")';
