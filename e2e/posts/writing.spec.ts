import type { Locator } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";
import { maxEditorScripts, watchScripts } from "../support/script-size";

test("keeps the details collapsed, expands them on an error, and saves in place with Ctrl+S", async ({
  page,
  store,
}) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { content, slug, update } = editorOf(page);
  const fold = page.getByRole("button", { name: "Details" });
  await expectAccessible(page, "details open");
  await fold.click();
  await expect(slug).toBeHidden();
  await page.reload();
  await expect(slug).toBeHidden();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expectAccessible(page, "details folded");

  await content.fill("Written in four words.");
  await expect(page.getByText("4 words, 1 min read")).toBeVisible();
  await content.press("ControlOrMeta+s");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expect(content).toBeFocused();
  expect((await storedPost(post.id))?.content).toBe("Written in four words.");

  await fold.click();
  await slug.fill("");
  await fold.click();
  await update.click();
  await expect(slug).toBeFocused();
  await slug.fill(post.slug);
  await update.click();
  await expectSaved(page);
});

test("keeps the save bar in view without covering the caret", async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const post = await store({ content: "A line of text.\n\n".repeat(60) });
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { content, slug, update } = editorOf(page);
  await content.press("ControlOrMeta+End");
  await content.pressSequentially("The end\nof it");
  await expect(update).toBeInViewport();
  const { y: bar = 0 } = (await page.locator(".post-save-bar").boundingBox()) ?? {};
  const { y = 0, height = 0 } = (await content.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(bar + 24);
  await content.pressSequentially("\n\n/");
  const menu = page.getByRole("listbox", { name: "Insert" });
  await expect(menu.getByRole("option").first()).toHaveText("Heading H2");
  const shown = await menu.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar);
  await slug.focus();
  const field = await slug.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar);
});

/** Pastes HTML as if copied from a page or document. */
const paste = (field: Locator, html: string) =>
  field.evaluate((area, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", value);
    clipboardData.setData("text/plain", "plain");
    area.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

test("pastes unsafe HTML as clean Markdown, uploads its picture, and undoes it in one step", async ({
  page,
  store,
}) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { content } = editorOf(page);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await content.fill("");
  await paste(
    content,
    `<h2>Head</h2><script>document.title = "taken"</script><p><b>Bold</b>
      <img src="https://spy.example/1.gif" width="1" height="1"><a href="javascript:alert(1)">here</a></p>
      <img src="data:image/png;base64,${pixel}" alt="A dot"><img src="file:///me.png">`,
  );
  await expect(content).toHaveValue(
    /^## Head\n\n\*\*Bold\*\* here\n\n!\[A dot\]\(\/media\/[^)]*\)$/,
  );
  await expect(page.getByText("1 pasted image could not")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Alt text for Pasted image 1" })).toBeFocused();
  expect(await page.title()).not.toBe("taken");
  const pasted = await content.inputValue();
  await content.press("ControlOrMeta+z");
  await expect(content).toHaveValue("");
  await content.press("ControlOrMeta+Shift+z");
  await expect(content).toHaveValue(pasted);
  await content.press("ControlOrMeta+a");
  await paste(content, "<p>A <i>new</i> text</p>");
  await expect(content).toHaveValue("A _new_ text");
  await content.press("ControlOrMeta+z");
  await expect(content).toHaveValue(/^## Head/);
});

test("formats text by keyboard, undoes it, and scrolls the preview to the caret", async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const post = await store({ content: "First.\n\nSecond." });
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { content, preview, sideBySide, slug } = editorOf(page);
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  await content.press("ControlOrMeta+a");
  await content.press("ControlOrMeta+b");
  await expect(content).toHaveValue("**First.\n\nSecond.**");
  await content.press("ControlOrMeta+z");
  await expect(content).toHaveValue("First.\n\nSecond.");
  // Typing after an undo must not replace any text.
  await content.press("ControlOrMeta+End");
  await content.press("ControlOrMeta+Alt+2");
  await expect(content).toHaveValue("First.\n\n## Second.");
  await content.press("ControlOrMeta+z");
  await content.pressSequentially("..");
  await expect(content).toHaveValue("First.\n\nSecond...");
  await content.press("ControlOrMeta+z");
  await expect(content).toHaveValue("First.\n\nSecond.");

  await content.press("ControlOrMeta+Home");
  await content.press("Shift+Tab");
  await expect(tool("Bold")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool("Markdown help")).toBeFocused();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("ArrowLeft");
  await expect(tool("Callout")).toBeFocused();
  await expectAccessible(page, "a tool focused");
  const tipOffset = await tool("Callout").evaluate((button) => {
    const frame = button.closest(".post-tools")?.getBoundingClientRect();
    const tip = Number.parseFloat(getComputedStyle(button, "::after").right);
    return (frame?.right ?? 0) - tip - button.getBoundingClientRect().right;
  });
  expect(Math.abs(tipOffset)).toBeLessThan(4);
  await page.keyboard.press("Enter");
  const choice = page.getByRole("dialog", { name: "Callout" });
  await expect(choice).toHaveCSS("opacity", "1");
  await expectAccessible(page, "callouts");
  await choice.getByRole("button", { name: "Warning" }).press("Enter");
  await expect(content).toBeFocused();
  await page.keyboard.type("Hot.");
  await expect(content).toHaveValue("> [!WARNING]\n> Hot.\n\nFirst.\n\nSecond.");
  await content.press("Shift+Tab");
  await expect(tool("Callout")).toBeFocused();

  await sideBySide.click();
  await content.fill(`${"A paragraph.\n\n".repeat(80)}The last one.`);
  await expect(preview.getByText("The last one.")).toBeInViewport();
  await content.press("ControlOrMeta+Home");
  await expect(preview.getByText("A paragraph.").first()).toBeInViewport();
  await expect(preview.getByText("The last one.")).not.toBeInViewport();
  const boxOf = async (shown: Locator) => (await shown.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await slug.scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(preview);
  const details = page.getByRole("region", { name: "Details" });
  expect(y + height).toBeLessThanOrEqual((await boxOf(details)).y);
  await page.keyboard.press("ControlOrMeta+Shift+f");
  await expect(slug).toBeHidden();
  expect((await boxOf(preview)).x).toBeGreaterThan((await boxOf(content)).x);
});

test("keeps the editor's scripts small", async ({ page, store }) => {
  const post = await store({ content: "Text." });
  await signIn(page.context(), seeded.admin);
  const expectSmall = watchScripts(page, maxEditorScripts);
  await page.goto(`/admin/posts/${post.id}`, { waitUntil: "networkidle" });
  await expectSmall();
});
