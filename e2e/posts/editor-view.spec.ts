import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { editorOf, expect, expectSaved, openAs, test } from "../support/posts";

test("the preview shows what the site will, and nothing in it runs", async ({ page }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const { title, content, preview } = editorOf(page);
  await title.fill("A <b>title</b>");
  await content.fill(
    [
      "1. A problem",
      "Fix it: a remedy",
      "[a trap](javascript:alert(1)) and [a link](https://elsewhere.example/)",
      "<script>document.title = 'taken'</script><img src=x onerror=alert(1)>",
    ].join("\n\n"),
  );
  await expect(preview.getByRole("heading", { name: "A <b>title</b>" })).toBeVisible();
  await expect(preview.locator(".callout-problem")).toContainText("A problem");
  await expect(preview.locator(".callout-fix")).toContainText("Fix it: a remedy");
  await expect(preview.getByText("a trap")).not.toHaveAttribute("href");
  await expect(preview.locator("script, img")).toHaveCount(0);
  expect(await page.title()).not.toBe("taken");
  const beside = page.waitForEvent("popup");
  await page.context().route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await preview.getByRole("link", { name: "a link" }).click();
  await (await beside).close();
  await expect(title).toHaveValue("A <b>title</b>");
});

test("on a small screen text and preview take turns", async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { content, preview } = editorOf(page);
  await expect(preview).toBeHidden();
  await content.fill("Changed **text**");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview.getByText("Changed text")).toBeVisible();
  await expect(content).toBeHidden();
  await page.getByRole("button", { name: "Write" }).click();
  await expect(content).toHaveValue("Changed **text**");
});

test("a post is written and saved by keyboard alone", async ({ page, word }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await tabTo(page, editor.title);
  await page.keyboard.type(word);
  await tabTo(page, editor.content);
  await page.keyboard.type("Typed.");
  await tabTo(page, editor.published);
  await page.keyboard.press("Space");
  await expect(editor.published).toBeChecked();
  await page.keyboard.press("Space");
  await tabTo(page, editor.create);
  await page.keyboard.press("Enter");
  await expectSaved(page);
});

test("axe finds nothing in any state of the editor", async ({ page, store }) => {
  page.on("dialog", (dialog) => dialog.accept());
  const post = await store({ published: true, content: "## Heading\n\n1. One\n\n`code`" });
  await openAs(page, seeded.admin, "/admin/posts/new");
  await editorOf(page).create.click();
  await expect(editorOf(page).title).toBeFocused();
  await expectAccessible(page, "errors");
  await page.goto(`/admin/posts/${post.id}`);
  // Of the narrow editor's two sides; a wide one shows both.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(editorOf(page).preview.getByText("Heading")).toBeVisible();
  await expectAccessible(page, "preview");
  await page.getByRole("button", { name: "Write" }).click();
  await editorOf(page).slug.fill(`${post.slug}-new`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
  await expectAccessible(page, "leaving");
  await page.reload();
  await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
  await expectAccessible(page, "draft offered");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.context().clearCookies();
  await editorOf(page).title.fill(`${post.title} again`);
  await editorOf(page).update.click();
  await expect(page.getByRole("alert").getByText("You must be logged in")).toBeVisible();
  await expectAccessible(page, "signed out");
});
