import { expectAccessible } from "../support/axe";
import { editorOf, expect, expectSaved, storedPost, test } from "../support/posts";

test("previews search results and shared links by keyboard, and jumps to each problem", async ({
  page,
  edit,
  word,
}) => {
  const content = "First line.\n\n#### A deep heading\n\n![](/icons/icon-512.png)";
  const post = await edit({ content, slug: "what-is-in-the-box", published: true });
  const editor = editorOf(page);
  await editor.openPanel("Publish");
  const checks = page.getByRole("region", { name: "Before publishing" });
  await expect(checks.getByRole("status")).toContainText("4 suggestions.");

  await checks.getByRole("button", { name: "Line 5: Image has no alt" }).focus();
  await page.keyboard.press("Enter");
  await expect(editor.content).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("![](/icons/icon-512.png)");
  await page.keyboard.type("![A bird](/icons/icon-512.png)");
  await expect(checks.getByRole("status")).toContainText("3 suggestions.");

  await editor.openPanel("Post");
  const section = page.getByRole("group").filter({ hasText: "Search and sharing" }).last();
  await section.locator("summary").focus();
  await page.keyboard.press("Enter");
  const inSearch = section.getByRole("region", { name: "Search result" });
  const shared = section.getByRole("region", { name: "Shared link" });
  await expect(inSearch).toContainText(`blog › ${post.slug}`);
  await expect(inSearch).toContainText(post.title);
  await expect(shared.locator("img")).toHaveJSProperty("naturalWidth", 1200);
  const title = section.getByRole("textbox", { name: "Search title" });
  await expect(title).toHaveAttribute("placeholder", post.title);
  await expect(title).toHaveAccessibleDescription("70 characters left");
  await title.focus();
  await page.keyboard.type("Found");
  await expect(title).toHaveAccessibleDescription("65 characters left");
  await expect(section.getByRole("status").first()).toHaveText("Search title: 65 characters left");
  await expect(inSearch).toContainText("Found | Kiskadee Studio");
  await expect(shared).toContainText("Found");
  const described = section.getByRole("textbox", { name: "Search description" });
  await expect(described).toHaveAttribute("placeholder", "First line. A deep heading A bird");
  await described.fill("In short. ".repeat(20));
  await expect(inSearch).toContainText("…");
  await expectAccessible(page, "search and sharing");

  // An error in a collapsed section expands it.
  await section.locator("summary").click();
  await editor.update.click();
  await expect(described).toBeFocused();
  await expect(described).toHaveAccessibleDescription(/39 characters too many.*at most 160/s);
  await described.fill("In short.");
  await editor.excerpt.fill("An excerpt.");

  await page.getByRole("button", { name: "Shorten" }).focus();
  await page.keyboard.press("Enter");
  await expect(editor.slug).toHaveValue(`${word}-box`);
  await expect(editor.slug).toHaveAccessibleDescription(/will redirect to the new URL/);
  await page.keyboard.press("Enter");
  await expect(editor.slug).toHaveValue(post.slug);
  await editor.update.click();
  await expectSaved(page);
  expect(await storedPost(post.id)).toMatchObject({
    ...{ slug: post.slug, meta_title: "Found", meta_description: "In short." },
    ...{ content: content.replace("![]", "![A bird]"), excerpt: "An excerpt.", published: true },
  });
});
