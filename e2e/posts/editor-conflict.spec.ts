import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import {
  changePost,
  editorOf,
  expect,
  expectSaved,
  removePost,
  storedPost,
  test,
} from "../support/posts";

const conflictIn = (page: Page) =>
  page.getByRole("region", { name: "This post was changed while you were editing it" });

test("shows each newer version to the second of two admins, who can keep their own", async ({
  page,
  edit,
}) => {
  const post = await edit();
  await editorOf(page).content.fill("Some text.\nMine.");
  await changePost(post.id, { content: "Some text.\nTheirs." });
  await editorOf(page).update.click();
  const conflict = conflictIn(page);
  const version = (name: string) => conflict.getByRole("region", { name });
  await expect(conflict.getByRole("heading", { level: 2 })).toBeFocused();
  expect((await storedPost(post.id))?.content).toBe("Some text.\nTheirs.");
  await expect(version("Theirs: Content")).toHaveText("Some text.Theirs.");
  await expect(version("Mine: Content")).toHaveText("Some text.Mine.");
  await expect(conflict.locator("mark")).toHaveText(["Theirs.", "Mine."]);
  await expect(version("Mine: Title")).toHaveCount(0);

  const third = { title: "Theirs ".repeat(20), content: "line\n".repeat(60), excerpt: "" };
  await changePost(post.id, third);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(version("Theirs: Title")).toContainText("Theirs Theirs");
  expect((await storedPost(post.id))?.content).toBe(third.content);
  await expectAccessible(page, "conflict");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expectSaved(page);
  expect((await storedPost(post.id))?.content).toBe("Some text.\nMine.");
});

test("loads the other version when chosen", async ({ page, edit }) => {
  const post = await edit();
  const editor = editorOf(page);
  await editor.title.fill("Mine");
  await changePost(post.id, { title: "Theirs", published: true });
  await editor.update.click();
  const conflict = conflictIn(page);
  await expect(conflict.getByRole("region", { name: "Theirs: Status" })).toHaveText("Published");
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(editor.title).toHaveValue("Theirs");
  await expect(editor.published).toBeChecked();
  await editor.title.fill("Theirs and mine");
  await editor.update.click();
  await expectSaved(page);
  expect((await storedPost(post.id))?.title).toBe("Theirs and mine");
});

test("shows a conflict after restoring an outdated draft, and saves a deleted post as new", async ({
  page,
  edit,
}) => {
  page.on("dialog", (dialog) => dialog.accept());
  const post = await edit();
  await editorOf(page).content.fill("Mine, from before");
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain("Mine, from before");
  await changePost(post.id, { content: "Theirs, from since" });
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await editorOf(page).update.click();
  const conflict = conflictIn(page);
  await expect(conflict.getByRole("region", { name: /^Theirs:/ })).toHaveText("Theirs, from since");
  expect((await storedPost(post.id))?.content).toBe("Theirs, from since");

  await removePost(post.id);
  await editorOf(page).update.click();
  const deleted = page.getByRole("region", {
    name: "This post was deleted while you were editing it",
  });
  await expect(deleted.getByRole("heading")).toBeFocused();
  await expect(editorOf(page).text).toHaveValue("Mine, from before");
  await deleted.getByRole("button", { name: "Save as new post" }).click();
  // The editor shows this message too, but only the announcement survives the navigation.
  const announced = page.locator(".announcement").getByRole("status");
  await expect(announced).toHaveText("Post saved successfully!");
  await expect(page).toHaveURL("/admin/posts");
  await expect(page.getByRole("row").filter({ hasText: post.title })).toBeVisible();
});
