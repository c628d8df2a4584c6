import type { Page } from "@playwright/test";
import sharp from "sharp";
import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { holdRequests } from "../support/held-requests";
import { holdActions } from "../support/page-actions";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";
import { uploadPicture } from "../support/upload-picture";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0a7" } });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload image" }).click();
  await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
}

test("shows an uploaded cover on the public page, with its description", async ({ page, edit }) => {
  const post = await edit({ published: true });
  const editor = editorOf(page);
  await editor.sideBySide.click();
  await choose(page, "cover.jpg", await picture(2400, 1350).jpeg().toBuffer());
  await expect(editor.cover).toHaveValue(/^\/media\/[0-9a-f-]{36}\/1600x900-[\w-]{32}\.webp$/);
  await expect(editor.description).toBeFocused();
  await editor.update.click();
  await expect(editor.description).toHaveAccessibleDescription(/Cover alt text is required/);
  await editor.description.fill("A green field");
  await expect(editor.preview.getByRole("img", { name: "A green field" })).toBeVisible();
  await editor.update.click();
  await expectSaved(page);
  await page.goto(`/blog/${post.slug}`);
  const cover = page.getByRole("img", { name: "A green field" });
  await expect(cover).not.toHaveJSProperty("naturalWidth", 0);
});

test("shows the local copy of a cover from another site, and keeps the URL in its field", async ({
  page,
  edit,
}) => {
  const address = "https://pictures.example/green.jpg";
  await signIn(page.context(), seeded.admin);
  const file = await picture(800, 450).png().toBuffer();
  const cover_image = await uploadPicture(page, "cover.png", file);
  const post = await edit({ cover_image, cover_alt: "A green field", cover_source: address });
  const stored = await storedPost(post.id);
  const { cover, preview, sideBySide, update } = editorOf(page);
  await expect(cover).toHaveValue(address);
  await sideBySide.click();
  const shown = preview.getByRole("img", { name: "A green field" });
  await expect(shown).toHaveAttribute("src", stored?.cover_image ?? "");
  await expect(page.locator(".post-cover-thumb")).toBeVisible();
  await expectAccessible(page, "a cover from another address");
  await cover.fill(`${address}?another`);
  await expect(shown).toBeHidden();
  await cover.fill(address);
  await expect(shown).toBeVisible();
  await update.click();
  // Nothing responds at the URL, so fetching the cover again would fail.
  await expectSaved(page);
  expect(await storedPost(post.id)).toEqual(stored);
});

/** Drops a picture whose upload is held until the returned function is called. */
async function startUpload(page: Page, file: Buffer): Promise<() => void> {
  const arrive = await holdRequests(page, "**/api/media");
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "a.webp", { type: "image/webp" }));
      return transfer;
    },
    [...file],
  );
  const zone = page.locator(".post-cover-drop");
  await zone.dispatchEvent("dragover", { dataTransfer });
  await expect(zone).toHaveAttribute("data-over", "true");
  await zone.dispatchEvent("drop", { dataTransfer });
  await expect(page.getByRole("button", { name: "Uploading..." })).toBeVisible();
  return arrive;
}

test("blocks saving and warns on leaving while a cover uploads, and keeps its description", async ({
  page,
  edit,
}) => {
  const post = await edit();
  const editor = editorOf(page);
  const arrive = await startUpload(page, await picture(700, 400).webp().toBuffer());
  await page.getByRole("link", { name: "Cancel" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await editor.description.fill("A lake");
  await editor.update.click();
  await expect(editor.cover).toBeFocused();
  await expect(editor.cover).toHaveAccessibleDescription(/The image is still uploading/);
  arrive();
  // The picture is not enlarged.
  await expect(editor.cover).toHaveValue(/^\/media\/.*\/700x400-/);
  await expect(editor.cover).not.toHaveAccessibleDescription(/still uploading/);
  await expect(editor.description).toHaveValue("A lake");

  const finishSaving = await holdActions(page);
  await editor.update.click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload image" })).toBeDisabled();
  finishSaving();
  await expectSaved(page);
  expect(await storedPost(post.id)).toMatchObject({
    cover_image: expect.stringMatching(/^\/media\//),
    cover_alt: "A lake",
  });
});

test.describe("pictures that cannot be used", () => {
  test.use({ expectedErrors: /status of 4(01|22)/ });

  test("are rejected with a reason, and other input is kept", async ({ page, word }) => {
    await openAs(page, seeded.admin, "/admin/posts/new");
    const { title, cover } = editorOf(page);
    await title.fill(word);
    await cover.fill("/work/tally-pdf-2160.webp");
    const expectRefused = async (file: Buffer, reason: RegExp) => {
      await choose(page, "picture.png", file);
      await expect(page.getByRole("alert").getByText(reason)).toBeVisible();
      const button = page.getByRole("button", { name: "Upload image" });
      await expect(button).toHaveAccessibleDescription(reason);
    };
    await expectRefused(Buffer.from("<svg></svg>"), /not a JPEG, PNG, WebP, AVIF or GIF image/);
    await expectAccessible(page, "rejected picture");
    await page.context().clearCookies();
    await expectRefused(await picture(800, 600).png().toBuffer(), /Your session has ended/);
    await expect(title).toHaveValue(word);
    await expect(cover).toHaveValue("/work/tally-pdf-2160.webp");
  });
});
