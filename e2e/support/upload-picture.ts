import type { Page } from "@playwright/test";
import { testSite } from "./test-site";

/** Uploads a PNG to the media library as the page's account, and returns its path. */
export async function uploadPicture(page: Page, name: string, data: Buffer): Promise<string> {
  const headers = { origin: testSite.url, "content-type": "image/png" };
  const answer = await page.request.post("/api/media", {
    headers: { ...headers, "x-file-name": encodeURIComponent(name) },
    data,
  });
  return (await answer.json()).picture.path;
}
