import { chooseCurrency } from "@/components/pricing/use-currency";
import { isVisible } from "@/components/ui/is-visible";
import { baseCurrency, foreignCurrency } from "@/content/currencies";
import type { Proof } from "@/content/features";
import { formatBytes, formatDecimal } from "@/lib/numbers";
import { wakeBird } from "./living-bird";

/** Fills the `[data-proof]` elements of the page, and wakes the bird. */
export function prove(): void {
  wakeBird();
  for (const place of document.querySelectorAll<HTMLElement>("[data-proof]")) {
    if (place.dataset.proven) continue;
    place.dataset.proven = "";
    proofs[place.dataset.proof as Proof](place);
  }
}

const proofs: Record<Proof, (place: HTMLElement) => void> = {
  weight: (place) => place.append(weightText()),
  order: (place) => place.append(contrastText(), " ", button("Show tab order", showOrder)),
  currency: (place) => place.append(" ", button("Switch currency", switchCurrency)),
};

function switchCurrency(): void {
  const isForeign = document.documentElement.hasAttribute("data-foreign-currency");
  chooseCurrency((isForeign ? baseCurrency : foreignCurrency).code);
}

function weightText(): string {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  if (!page || !paint) return "";
  const seconds = `${formatDecimal(paint.startTime / 1000)} s`;
  const size = page.transferSize > 0 ? formatBytes(page.encodedBodySize) : "from cache";
  return `Your visit: ${size}, readable after ${seconds}.`;
}

function contrastText(): string {
  const { classList } = document.documentElement;
  const shown = contrast();
  const isDark = !classList.toggle("dark");
  const other = contrast();
  classList.toggle("dark");
  const [light, dark] = (isDark ? [other, shown] : [shown, other]).map(formatDecimal);
  return `Contrast on this page: ${light}:1 in light, ${dark}:1 in dark.`;
}

/** Contrast of body text in the theme that is set, by the formula of WCAG 2. */
function contrast(): number {
  const { color, backgroundColor } = getComputedStyle(document.documentElement);
  const [lower = 0, higher = 0] = [color, backgroundColor].map(luminance).sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(color: string): number {
  const sample = document.createElement("span");
  sample.style.color = `color-mix(in srgb, ${color}, ${color})`;
  document.body.append(sample);
  // The computed colour looks like "color(srgb 0.98 0.97 0.95)".
  const channels = getComputedStyle(sample).color.match(/[\d.]+/g) ?? [];
  sample.remove();
  const [red = 0, green = 0, blue = 0] = channels
    .map(Number)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "link cursor-pointer font-[650]";
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}

const stops = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Numbers the elements on screen in tab order, until the next key press, click or scroll. */
function showOrder(): void {
  const reached = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && isVisible(element),
  );
  const marks = reached.map((element, index) => {
    const { top, left, width } = element.getBoundingClientRect();
    const mark = document.createElement("span");
    mark.className = "order-mark";
    mark.textContent = String(index + 1);
    mark.style.cssText = `top:${top}px;left:${left}px`;
    return width > 0 && top >= 0 && top < innerHeight ? mark : null;
  });
  document.body.append(...marks.filter((mark) => mark !== null));
  const remove = () => {
    for (const mark of marks) mark?.remove();
    for (const event of events) removeEventListener(event, remove);
  };
  const events = ["keydown", "pointerdown", "scroll"] as const;
  for (const event of events) addEventListener(event, remove);
}
