import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import type { Mockup } from "./mockup-list.ts";
import { placePhones } from "./phones.ts";

const desktop = { width: 1440, height: 900, scale: 2 };
/** Styles that turn a page into a hand-drawn sketch or a wireframe of boxes and bars. */
const drafts = {
  sketch: { ink: "#3b3630", ground: "#f6f0e2", filter: "url(#hand)" },
  wire: { ink: "#8d8d8d", ground: "#ffffff", filter: "none" },
} as const;

export type Draft = keyof typeof drafts;

const phone = { width: 390, height: 844, scale: 3 };

/** Returns a screenshot of a page drawn as a draft. */
export function photographDraft(browser: Browser, page: string, draft: Draft): Promise<Buffer> {
  return shootPage(browser, page, { ...desktop, scale: 1 }, draft);
}

/** Returns a mockup as a 2880 by 1800 px PNG. Throws if its page or fonts are missing. */
export async function photograph(browser: Browser, mockup: Mockup): Promise<Buffer> {
  if ("page" in mockup) return shootPage(browser, mockup.page, desktop);
  const [left, right] = mockup.phones;
  return placePhones({
    left: await shootPage(browser, left, phone),
    right: await shootPage(browser, right, phone),
    ground: mockup.ground,
    bezel: mockup.bezel,
  });
}

async function shootPage(
  browser: Browser,
  page: string,
  size: typeof desktop,
  draft?: Draft,
): Promise<Buffer> {
  const { width, height, scale } = size;
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    await tab.goto(new URL(`${page}.html`, import.meta.url).href);
    const fonts = await tab.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts, (face) => face.status);
    });
    // A fallback font looks almost right, and would go unnoticed until it was on the site.
    if (!fonts.includes("loaded") || fonts.includes("error")) {
      const file = fileURLToPath(new URL(`${page}.html`, import.meta.url));
      throw new Error(`${file}: its fonts did not load. Run npm install first.`);
    }
    if (draft) await tab.evaluate(showDraft, drafts[draft]);
    return await tab.screenshot({ animations: "disabled" });
  } finally {
    await tab.close();
  }
}

/** Runs in the page: text becomes bars, and every surface a box. */
function showDraft({ ink, ground, filter }: (typeof drafts)[Draft]): void {
  const style = document.createElement("style");
  style.textContent = `
    html { background: ${ground} !important; filter: ${filter}; }
    *, ::before, ::after {
      background: none !important; box-shadow: none !important; border-color: ${ink} !important;
      color: transparent !important; fill: none !important; stroke: ${ink} !important;
      text-decoration: line-through 0.45em ${ink}66 !important;
    }
    div, section, article, header, aside, nav, li, button, input, td, th {
      outline: 1px solid ${ink}55 !important; outline-offset: -1px;
    }`;
  const hand = `<svg width="0" height="0" style="position:absolute"><filter id="hand">
    <feTurbulence baseFrequency="0.012" numOctaves="2" seed="7" />
    <feDisplacementMap in="SourceGraphic" scale="9" /></filter></svg>`;
  document.body.insertAdjacentHTML("beforeend", hand);
  document.head.append(style);
}
