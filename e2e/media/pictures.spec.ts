import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { holdRequests } from "../support/held-requests";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";
import { uploadPicture } from "../support/upload-picture";

type GivenFile = { name: string; bytes: Buffer };

let colour = 0;

/** Each picture gets its own colour, since identical files count as one picture. */
const png = async (name: string, width = 900, height = 600): Promise<GivenFile> => {
  colour += 1;
  const background = { r: Math.floor(Math.random() * 256), g: colour, b: colour * 7 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, bytes: await image.png().toBuffer() };
};

/** Pastes files, or drops them at the end, and returns whether the page handled the event. */
async function give(target: Locator, how: "paste" | "drop", files: GivenFile[]): Promise<boolean> {
  const encoded = files.map(({ name, bytes }) => ({ name, data: bytes.toString("base64") }));
  return target.evaluate(
    (element, { how, encoded }) => {
      const transfer = new DataTransfer();
      for (const { name, data } of encoded) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name));
      }
      const { right, bottom } = element.getBoundingClientRect();
      const place = { clientX: right - 5, clientY: bottom - 5 };
      const options = { bubbles: true, cancelable: true };
      const event =
        how === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: transfer })
          : new DragEvent("drop", { ...options, ...place, dataTransfer: transfer });
      return !element.dispatchEvent(event);
    },
    { how, encoded },
  );
}

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test.describe("the library", () => {
  test.use({ expectedErrors: /status of 422/ });

  test("uploads several files, explains each rejected one, and deletes an unused picture", async ({
    page,
    word,
  }) => {
    await openAs(page, seeded.admin, `/admin/media?q=${word}`);
    await expect(page.getByText("No images match.")).toBeVisible();
    const [wire, nest] = [await png(`${word} wire.png`), await png(`${word} nest.png`, 400, 900)];
    const copy = { ...wire, name: `${word} copy.png` };
    const program = { name: `${word} setup.jpg`, bytes: Buffer.from("MZ\0\0") };
    const large = { name: `${word} large.png`, bytes: Buffer.alloc(10 * 1024 * 1024 + 1) };
    const zone = page.locator(".media-drop");
    expect(await give(zone, "drop", [wire, program, nest, large, copy])).toBe(true);
    await expect(page.getByRole("alert").getByText("2 files could not be uploaded.")).toBeVisible();
    await expect(zone).toContainText(`${word} setup.jpg: This file is not a JPEG`);
    await expect(zone).toContainText(`${word} large.png: This file is larger than 10 MB`);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(card(page, nest.name)).toContainText("400 × 900 px");
    await expect(card(page, nest.name)).toContainText(seeded.admin.email);
    await expectAccessible(page, "a library");

    const field = page.getByRole("textbox", { name: `Alt text for ${nest.name}` });
    await field.fill("A nest");
    await field.press("Enter");
    await expect(page.getByRole("status").getByText("Alt text saved.")).toBeVisible();
    await page.getByRole("button", { name: `Delete ${nest.name}` }).click();
    await expect(card(page, nest.name)).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, nest.name).getByRole("img")).toHaveAccessibleName("A nest");

    // Drops outside the drop zone are handled too.
    expect(await give(page.getByRole("navigation").first(), "drop", [wire])).toBe(true);
  });
});

test("shows a placeholder while a pasted picture uploads, and reserves its space on the page", async ({
  page,
  edit,
  word,
}) => {
  const post = await edit({ published: true, content: "Before." });
  const { content, text, update } = editorOf(page);
  const arrive = await holdRequests(page, "**/api/media", "POST");
  await content.press("ControlOrMeta+End");
  const file = await png(`${word} [1].png`, 1000, 640);
  await give(content, "paste", [file]);
  await expect(text).toHaveValue(/^Before\.\n\n!\[\]\(upload:[\da-f-]{36}\)$/);
  const description = page.getByRole("textbox", { name: `Alt text for ${file.name}` });
  await expect(description).toBeFocused();
  await page.keyboard.type("A *bird* [here]");
  await content.press("ControlOrMeta+Home");
  await content.pressSequentially("Well. ");
  await update.click();
  await expect(page.getByText("Uploading 1 image. Saving waits for it.")).toBeVisible();
  await expectAccessible(page, "a picture uploading");
  expect((await storedPost(post.id))?.content).toBe("Before.");
  arrive();
  await expectSaved(page);
  expect((await storedPost(post.id))?.content).toMatch(
    /^Well\. Before\.\n\n!\[A \\\*bird\\\* \\\[here\\\]\]\(\/media\/[0-9a-f-]{36}\/1000x640-[\w-]{32}\.webp\)$/,
  );

  // Sign out, because an admin's navigation loads later. The list must not request anything then.
  await page.goto("about:blank");
  await page.context().clearCookies();
  const show = await holdRequests(page, "**/media/**");
  await page.goto(`/blog/${post.slug}`, { waitUntil: "domcontentloaded" });
  const shown = page.getByRole("img", { name: "A *bird* [here]" });
  // Its space is reserved before the file arrives, so that nothing moves.
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(1000 / 640, 1);
  show();
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty("complete", true);
});

test("uses a library picture in a post and as its cover, then prevents its deletion", async ({
  page,
  edit,
  word,
}) => {
  const post = await edit();
  const file = await png(`${word} perch.png`);
  await uploadPicture(page, file.name, file.bytes);
  const { content, text, cover, description, update } = editorOf(page);
  const dialog = page.getByRole("dialog");
  const choose = async () => {
    await dialog.getByRole("searchbox").fill(word);
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await dialog.getByRole("button", { name: file.name }).click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole("button", { name: "Insert image" }).press("Enter");
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await expectAccessible(page, "pictures to choose from");
  await page.keyboard.press("Escape");
  await expect(content).toBeFocused();
  await page.getByRole("button", { name: "Insert image" }).click();
  await choose();
  await expect(page.getByRole("textbox", { name: `Alt text for ${file.name}` })).toBeFocused();
  await page.keyboard.type("A perch");
  await page.keyboard.press("Enter");
  await expect(content).toBeFocused();
  await page.keyboard.type(" It goes on.");
  await expect(text).toHaveValue(/!\[A perch\]\(\/media\/\S+\) It goes on\./);
  await page.getByRole("button", { name: "Choose from library" }).click();
  await choose();
  await expect(description).toBeFocused();
  // The description comes from the library.
  await expect(description).toHaveValue("A perch");
  await expect(cover).toHaveValue(/^\/media\//);
  await update.click();
  await expectSaved(page);
  await page.goto(`/admin/media?q=${word}`);
  await expect(card(page, file.name)).toContainText("Used in 1 post, so it cannot be deleted:");
  await expect(page.getByRole("button", { name: `Delete ${file.name}` })).toBeHidden();
  await card(page, file.name).getByRole("link", { name: post.title }).click();
  await expect(page).toHaveURL(`/admin/posts/${post.id}`);
});

test.describe("a rejected picture", () => {
  test.use({ expectedErrors: /status of 422/ });

  test("leaves the text unchanged, shows the reason, and cancels the pending save", async ({
    page,
    edit,
    word,
  }) => {
    await edit({ content: "Before." });
    const { content, text, update } = editorOf(page);
    const arrive = await holdRequests(page, "**/api/media", "POST");
    const name = `${word}.heic`;
    await content.press("ControlOrMeta+End");
    await give(content, "drop", [{ name, bytes: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0") }]);
    await page.getByRole("textbox", { name: `Alt text for ${name}` }).fill("A bird");
    await update.click();
    arrive();
    await expect(page.getByRole("alert").getByText("Most browsers cannot show HEIC")).toBeVisible();
    await expect(text).toHaveValue("Before.");
    await page.getByRole("button", { name: `Dismiss ${name}` }).click();
    await expect(content).toBeFocused();
    await expect(update).toHaveText("Update Post");

    const heic = (number: number) => ({ name: `${number}.heic`, bytes: Buffer.from("\0\0\0\x18") });
    await give(content, "drop", [
      heic(1),
      heic(2),
      await png(`${word} 1.png`),
      await png(`${word} 2.png`),
    ]);
    await page.getByRole("button", { name: "Done with all 2" }).click();
    await expect(content).toBeFocused();
    await page.getByRole("button", { name: "Dismiss all 2" }).click();
    await expect(page.locator(".added-pictures li")).toHaveCount(0);
    await expect(text).toHaveValue(/^Before\.\s*!\[\]\(\/media\/\S+\)\s+!\[\]\(\/media\/\S+\)$/);
  });
});
