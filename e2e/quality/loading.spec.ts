import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";
import { shifts, watchShifts } from "../support/layout-shifts";
import { alike, pages, readToTheEnd } from "../support/pages";
import { watchScripts } from "../support/script-size";
import { startSlowNetwork } from "../support/slow-network";

let line: Awaited<ReturnType<typeof startSlowNetwork>>;
test.beforeAll(async () => {
  line = await startSlowNetwork();
});
test.afterAll(() => line.stop());

const kinds = [
  ...pages.filter((path) => !alike.includes(path)),
  "/login",
  "/register",
  "/reset-password",
];

for (const path of kinds) {
  test(`${path} has no layout shifts and no huge pictures or scripts`, async ({ openWindow }) => {
    // In parallel, since each spends about half its time waiting.
    await Promise.all(
      [390, 1440].map(async (width) => expectGoodLoading(await openWindow(), path, width)),
    );
  });
}

async function expectGoodLoading(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const expectSmallScripts = watchScripts(page);
  const releaseFonts = await holdRequests(page, /\.woff2/);
  await watchShifts(page);
  await page.goto(`${line.url}${path}`, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => window.early === undefined);
  expect(await firstPictures(page), `${width} px: large pictures not preloaded`).toEqual([]);
  await readToTheEnd(page);
  expect(await shifts(page), `${width} px: what moves`).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  releaseFonts();
  await page.waitForLoadState("networkidle");
  await expectSmallScripts();
  expect(await swappedFonts(page), `${width} px: typefaces`).toBeGreaterThan(0);
  const moved = (await shifts(page)).reduce(
    (sum, entry) => sum + Number(/"value":([\d.e-]+)/.exec(entry)?.[1]),
    0,
  );
  expect(moved, `${width} px: what the typefaces move, ${await shifts(page)}`).toBeLessThan(
    maxFontShift,
  );
  expect(await oversizedPictures(page), `${width} px: large files of pictures`).toEqual([]);
}

/** Layout shifts below this round to 0.00. */
const maxFontShift = 0.005;

/** Counts the fonts that were swapped in after the text was shown. */
function swappedFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.display === "swap" && font.status === "loaded")
      .length;
  });
}

/** Returns pictures that fill at least a tenth of the first screen but aren't preloaded. */
function firstPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .filter((link) => link.as === "image")
      .flatMap((link) => [link.href, ...link.imageSrcset.split(",").map((part) => part.trim())])
      .map((part) => new URL(part.split(" ")[0] ?? "", location.href).href);
    return [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return height > 0 && height * width >= innerHeight * innerWidth * 0.1;
      })
      .map((image) => image.currentSrc)
      .filter((source) => !preloaded.includes(source));
  });
}

/** Returns pictures whose file is more than twice as wide as their display size. */
function oversizedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(({ currentSrc, width }) => currentSrc && width > 0);
    const found: string[] = [];
    for (const image of shown) {
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      // Loaded outside its srcset, the file reports its true width.
      if (file.naturalWidth > 2 * image.width * devicePixelRatio) {
        found.push(`${image.currentSrc}: ${file.naturalWidth} px for ${image.width}`);
      }
    }
    return found;
  });
}
