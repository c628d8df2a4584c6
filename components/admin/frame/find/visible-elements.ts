import { isVisible } from "@/components/ui/is-visible";

/** Finds visible elements only: Next.js keeps previous pages in the document, hidden. */
export function visibleElements(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
}
