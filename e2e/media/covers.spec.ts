import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a7" } });

/** A picture that cannot be packed small. */
const noise = (bytes: number) => {
  const width = Math.ceil(Math.sqrt(bytes / 3));
  const raw = Buffer.alloc(width * width * 3, crypto.randomUUID());
  for (let at = 0; at < raw.length; at += 4096) crypto.getRandomValues(raw.subarray(at, at + 4096));
  return sharp(raw, { raw: { width, height: width, channels: 3 } })
    .png()
    .toBuffer();
};

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload an image" }).click();
  await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
}

test("an uploaded cover is on the public page in the size that fits, with its description", async ({
  page,
  store,
}) => {
  const post = await store({ published: true });
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const editor = editorOf(page);
  await choose(page, "cover.jpg", await picture(2400, 1350).jpeg().toBuffer());
  await expect(editor.cover).toHaveValue(/^\/covers\/[0-9a-f-]{36}\/1600\.webp$/);
  await expect(editor.description).toBeFocused();
  await editor.update.click();
  await expect(editor.description).toHaveAccessibleDescription(
    /Describe the cover for people who cannot see it/,
  );
  await editor.description.fill("A green field");
  await expect(editor.preview.getByRole("img", { name: "A green field" })).toBeVisible();
  await editor.update.click();
  await expectSaved(page);
  await page.goto(`/blog/${post.slug}`);
  const cover = page.getByRole("img", { name: "A green field" });
  const sources = ((await cover.getAttribute("srcset")) ?? "").split(", ");
  expect(sources.map((source) => source.split(" ")[1])).toEqual(["640w", "1024w", "1600w"]);
  for (const source of sources) {
    const [address = "", width = ""] = source.split(" ");
    const file = await page.request.get(address);
    expect(file.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await sharp(await file.body()).metadata()).width).toBe(Number.parseInt(width, 10));
  }
});

test("a picture can be dropped, and a smaller one is not blown up", async ({ page }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const bytes = [...(await picture(700, 400).webp().toBuffer())];
  const data = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], "a.webp", { type: "image/webp" }));
    return transfer;
  }, bytes);
  const zone = page.locator(".post-cover-drop");
  await zone.dispatchEvent("dragover", { dataTransfer: data });
  await expect(zone).toHaveAttribute("data-over", "true");
  await zone.dispatchEvent("drop", { dataTransfer: data });
  await expect(editorOf(page).cover).toHaveValue(/\/700\.webp$/);
});

test.describe("pictures that cannot be used", () => {
  test.use({ expectedErrors: /status of 4(13|22)/ });

  test("are refused beside the field, and nothing typed is lost", async ({ page, word }) => {
    await openAs(page, seeded.admin, "/admin/posts/new");
    const { title, cover } = editorOf(page);
    await title.fill(word);
    await cover.fill("/work/tally-pdf-640.webp");
    const jpeg = await picture(1200, 800).jpeg().toBuffer();
    const huge = await picture(400, 400).png().toBuffer();
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const cases: [string, Buffer, RegExp][] = [
      ["holiday.png", await noise(20 * 1024 * 1024), /larger than 5 MB/],
      ["drawing.png", Buffer.from(svg), /not a JPEG, PNG, WebP or AVIF picture/],
      ["half.jpg", jpeg.subarray(0, jpeg.length / 2), /damaged or incomplete/],
      ["huge.png", huge, /more than 50 million pixels/],
      ["small.png", await picture(100, 100).png().toBuffer(), /too small/],
    ];
    for (const [name, file, reason] of cases) {
      await choose(page, name, file);
      await expect(page.getByRole("alert").getByText(reason)).toBeVisible();
      await expect(
        page.getByRole("button", { name: "Upload an image" }),
      ).toHaveAccessibleDescription(reason);
    }
    await expectAccessible(page, "refused picture");
    await expect(title).toHaveValue(word);
    await expect(cover).toHaveValue("/work/tally-pdf-640.webp");
  });
});

test.describe("without a session", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("an upload says that it has ended, and the cover stays", async ({ page }) => {
    await openAs(page, seeded.admin, "/admin/posts/new");
    await editorOf(page).title.fill("Written already");
    await page.context().clearCookies();
    await choose(page, "a.png", await picture(800, 600).png().toBuffer());
    await expect(page.getByRole("alert").getByText(/Your session has ended/)).toBeVisible();
    await expect(editorOf(page).title).toHaveValue("Written already");
  });
});

/** Chooses a picture that stays on its way until what is returned is called. */
async function startUpload(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/covers", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await choose(page, "a.png", await picture(800, 600).png().toBuffer());
  await expect(page.getByRole("button", { name: "Uploading..." })).toBeVisible();
  return gate.resolve;
}

test("what is written of a picture while it is on its way is kept", async ({ page }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const arrive = await startUpload(page);
  await editorOf(page).description.fill("A lake");
  arrive();
  await expect(editorOf(page).cover).toHaveValue(/^\/covers\//);
  await expect(editorOf(page).description).toHaveValue("A lake");
});

test("a post is not saved while its cover is on its way", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const editor = editorOf(page);
  const arrive = await startUpload(page);
  await editor.description.fill("A lake");
  await editor.update.click();
  await expect(editor.cover).toBeFocused();
  await expect(editor.cover).toHaveAccessibleDescription(/The picture is still being uploaded/);
  await expectAccessible(page, "held until the cover is there");

  arrive();
  await expect(editor.cover).toHaveValue(/^\/covers\//);
  await expect(editor.cover).toHaveAccessibleDescription("");
  await editor.update.click();
  await expectSaved(page);
  expect(await storedPost(post.id)).toMatchObject({
    cover_image: expect.stringMatching(/^\/covers\//),
    cover_alt: "A lake",
  });
});

test("leaving while a cover is on its way is asked about", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const arrive = await startUpload(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  arrive();
  await expect(editorOf(page).cover).toHaveValue(/^\/covers\//);
});

test("no picture is taken while a post is being saved", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const gate = Promise.withResolvers<void>();
  await page.route(`**/admin/posts/${post.id}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await editorOf(page).title.fill(`${post.title}, again`);
  await editorOf(page).update.click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload an image" })).toBeDisabled();
  gate.resolve();
  await expectSaved(page);
});

test("a cover may be an address, and needs no description then", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  await editorOf(page).cover.fill("/work/tally-pdf-640.webp");
  await editorOf(page).update.click();
  await expectSaved(page);
  expect(await storedPost(post.id)).toMatchObject({
    cover_image: "/work/tally-pdf-640.webp",
    cover_alt: null,
  });
});
