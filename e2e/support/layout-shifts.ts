import type { Page } from "@playwright/test";

/** Notes from now on whatever moves in the page without having been asked to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(window, "shifts", found);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: {
            node: Element | null;
            previousRect: DOMRectReadOnly;
            currentRect: DOMRectReadOnly;
          }[];
        };
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = node?.textContent?.trim().slice(0, 30) ?? "";
          return `${node?.nodeName} "${text}" from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        found.push(`${value.toFixed(4)} ${what.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved since `watchShifts`, and from where to where. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, "shifts") as string[];
  });
}
