import { isVisible } from "@/components/ui/is-visible";

/** Finds visible elements only: Next.js keeps previous pages in the document, hidden. */
export function visibleElements(selector: string): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.filter(isVisible);
}
