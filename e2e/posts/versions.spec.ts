import { newAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, openAs, storedPost, test } from "../support/posts";

test("keeps changes to a published post as a draft, compares versions and discards changes", async ({
  page,
  store,
}) => {
  const post = await store({ published: true });
  const seen = async () => (await storedPost(post.id))?.content;
  await openAs(page, await newAccount({ isAdmin: true }), `/admin/posts/${post.id}`);
  const { content, text, openPanel } = editorOf(page);
  const note = page.getByRole("region", { name: "Unpublished changes" });
  await content.fill("Some newer text.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(note).toContainText("You have unpublished changes");
  await expect(page.getByText("Saved. Not live yet")).toBeVisible();
  expect(await seen()).toBe("Some text.");
  await expectAccessible(page, "changes beside a published post");

  await openPanel("Versions");
  await page.getByRole("link", { name: "View versions" }).click();
  await expect(page.getByRole("heading", { name: "Versions", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /^1: / }).click();
  await expect(page.getByRole("insertion")).toHaveText("newer ");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByText("Version 1 restored.")).toBeVisible();
  await expect(text).toHaveValue("Some text.");
  await content.fill("Saved once more.");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Saved. Not live yet")).toBeVisible();
  await content.fill("Typed since.");
  await note.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(note).toHaveCount(0);
  await expect(text).toHaveValue("Some text.");
  expect(await seen()).toBe("Some text.");
});

test("autosaves to the server, and offers the draft in another browser", async ({
  openWindow,
  page,
  store,
}) => {
  const post = await store();
  const path = `/admin/posts/${post.id}`;
  const [author, colleague] = [
    await newAccount({ isAdmin: true }),
    await newAccount({ isAdmin: true }),
  ];
  await openAs(page, author, path);
  await editorOf(page).content.pressSequentially("Typed. ");
  await expect(page.getByText(/Backed up at/)).toBeVisible();

  const other = await openWindow();
  await openAs(other, colleague, path);
  await expect(other.getByText(`Also being edited by ${author.email}`)).toBeVisible();
  await other.context().close();

  const elsewhere = await openWindow();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("about:blank");
  await openAs(elsewhere, author, path);
  const offer = elsewhere.getByRole("region", { name: "Unsaved draft" });
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(editorOf(elsewhere).text).toHaveValue(/Typed\. /);
  await elsewhere.context().close();
});
