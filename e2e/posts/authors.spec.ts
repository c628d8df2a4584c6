import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, expectSaved, openAs, test } from "../support/posts";

test("adds an author, credits them in the editor and removes them in the plain form", async ({
  page,
  store,
  word,
}) => {
  const post = await store({ published: true });
  await openAs(page, seeded.admin, "/admin/content/authors");
  await page.getByRole("link", { name: "New author" }).click();
  await page.getByLabel("Name", { exact: true }).fill(`${word} Author`);
  await page.getByLabel("Slug").fill("Not A Slug");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByLabel("Slug")).toHaveAccessibleDescription(/lowercase letters and digits/);
  await page.getByLabel("Slug").fill(word);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Visitors see it now.")).toBeVisible();

  await page.goto(`/admin/posts/${post.id}`);
  const choice = page.getByRole("group", { name: "Authors (optional)" });
  await expect(choice).toHaveAccessibleDescription("A post without authors shows “Admin”.");
  await choice.getByRole("checkbox", { name: `${word} Author` }).press("Space");
  await expectAccessible(page, "the choice of authors");
  await editorOf(page).update.click();
  await expectSaved(page);
  await page.goto(`/blog/${post.slug}`);
  await page.getByRole("link", { name: `${word} Author`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${word} Author` })).toBeVisible();
  await expect(page.getByRole("heading", { name: post.title })).toBeVisible();
  await expectAccessible(page, "the page of an author");

  await page.goto(`/admin/posts/${post.id}/plain`);
  await page.getByRole("checkbox", { name: `${word} Author` }).uncheck();
  await page.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByText("Post saved successfully!")).toBeVisible();
  await page.goto(`/blog/${post.slug}`);
  await expect(page.locator("#content").getByText("Admin", { exact: true })).toBeVisible();
});
