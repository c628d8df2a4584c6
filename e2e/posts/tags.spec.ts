import type { Locator, Page } from "@playwright/test";
import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, expectSaved, openAs, test } from "../support/posts";
import { serviceClient } from "../support/stored";

async function tagsOf(id: string) {
  const posts = (await serviceClient()).from("blogs");
  return (await posts.select("tags").eq("id", id).single()).data?.tags;
}

const tagsIn = (page: Page) =>
  page.locator(".tag-chip").evaluateAll((chips) => chips.map((chip) => chip.textContent));

const fieldIn = (page: Page) => page.getByRole("combobox", { name: "Tags (optional)" });

test("adds and removes tags by keyboard and mouse, restores them from a draft and saves", async ({
  page,
  edit,
  word,
}) => {
  const post = await edit();
  const field = fieldIn(page);
  await field.fill("1,2,3,4,5,6,7,8,9,10,k,");
  await expect(field).toHaveAccessibleDescription(/A post can have at most 10 tags/);
  await expect(field).toHaveValue("k");
  expect(await tagsIn(page)).toHaveLength(10);
  await field.fill("");
  for (let left = 10; left > 0; left--) await field.press("Backspace");

  await field.fill("acc");
  const option = page.getByRole("option", { name: "Accessibility" });
  await expect(option).toBeVisible();
  const bottomOf = async (shown: Locator) => {
    const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    return y + height;
  };
  const bar = page.locator(".post-save-bar");
  expect(await bottomOf(option)).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  await expectAccessible(page, "suggestions");
  await field.press("ArrowDown");
  await field.press("Enter");
  expect(await tagsIn(page)).toEqual(["Accessibility"]);
  await field.pressSequentially(`${word} one,  web design ,accessibility,`);
  await field.pressSequentially(`${word} two`);
  await field.press("Enter");
  expect(await tagsIn(page)).toEqual(["Accessibility", `${word} one`, "Web design", `${word} two`]);
  await field.press("Backspace");
  await expect(page.getByText(`${word} two removed`)).toBeAttached();
  await page.getByRole("button", { name: "Remove Web design" }).click();
  await field.fill("Hosti");
  await page.getByRole("option", { name: "Hosting" }).click();
  expect(await tagsIn(page)).toEqual(["Accessibility", `${word} one`, "Hosting"]);

  const editor = editorOf(page);
  await field.fill("x".repeat(300));
  await editor.update.click();
  await expect(field).toHaveAccessibleDescription(/Tag must be at most 50 characters: xxx/);
  await expect(field).toBeFocused();
  await expectAccessible(page, "error");
  await field.press("Backspace");

  // Leave without saving, then restore the draft.
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain('"Hosting"');
  await expect.poll(kept).not.toContain("xxx");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  expect(await tagsIn(page)).toEqual(["Accessibility", `${word} one`, "Hosting"]);

  await field.fill(`${word} left in the field`);
  await editor.update.click();
  await expectSaved(page);
  const saved = ["Accessibility", `${word} one`, "Hosting", `${word} left in the field`];
  expect(await tagsOf(post.id)).toEqual(saved);
});

test("renames, merges and deletes a tag after showing how many posts will change, and keeps the name when the session ends", async ({
  page,
  store,
  word,
}) => {
  const tags = [`${word} one`, `${word} two`];
  const post = await store({ tags });
  await store({ tags: [`${word} one`] });
  await openAs(page, seeded.admin, `/admin/tags?q=${word}`);
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  const button = (deed: string, name: string) =>
    page.getByRole("button", { name: new RegExp(`^${deed}\\s*: ${name}$`) });
  await expect(row(`${word} one`).getByRole("cell").first()).toContainText("2");
  await expectAccessible(page, "the list");

  await button("Rename", `${word} one`).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 posts will be updated.");
  const name = dialog.getByRole("textbox", { name: "New name" });
  await name.fill(`${word} two`);
  await name.press("Enter");
  await expect(name).toHaveAccessibleDescription("Another tag has this name. Merge them instead.");
  await name.fill(`${word} three`);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await name.press("Enter");
  await expect(name).toHaveAccessibleDescription(/^Your session has ended\./);
  await page.context().addCookies(cookies);
  await name.press("Enter");
  await expect(page.getByRole("status").getByText("in 2 posts.")).toBeVisible();
  await expect(row(`${word} three`)).toBeVisible();
  expect(await tagsOf(post.id)).toEqual([`${word} three`, `${word} two`]);

  await button("Merge", `${word} two`).click();
  await expect(dialog).toContainText("1 post will be updated.");
  await dialog.getByRole("combobox", { name: "Merge into" }).fill(`${word} THREE`);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("status").getByText(/^Merged into/)).toBeVisible();
  await expect(row(`${word} two`)).toHaveCount(0);
  expect(await tagsOf(post.id)).toEqual([`${word} three`]);

  await button("Delete", `${word} three`).click();
  const question = page.getByRole("alertdialog", { name: "Delete tag" });
  await expect(question).toContainText("2 posts");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No tags match.")).toBeVisible();
  expect(await tagsOf(post.id)).toEqual([]);
});
