import type { Locator } from "@playwright/test";
import { seededRandom } from "../../lib/artwork/seeded-random";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, storedPost, test } from "../support/posts";
import { maxEditorScripts, watchScripts } from "../support/script-size";

test("loads small scripts, collapses details until an error, and saves in place with Ctrl+S", async ({
  page,
  edit,
}) => {
  const expectSmall = watchScripts(page, maxEditorScripts);
  const post = await edit();
  await page.waitForLoadState("networkidle");
  await expectSmall();
  const { content, slug, update } = editorOf(page);
  const fold = page.getByRole("button", { name: "Details" });
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
});

test("keeps the caret and the save bar in view on a small screen, and toggles the preview", async ({
  page,
  edit,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await edit({ content: "A line of text.\n\n".repeat(60) });
  const { content, text, preview, slug, update } = editorOf(page);
  await expect(preview).toBeHidden();
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

  const typed = "## Heading\n\n1. One\n\n`code` and **more**";
  // `fill` selects only what is in the DOM, and the editor renders only the lines near the caret.
  await content.press("ControlOrMeta+a");
  await page.keyboard.insertText(typed);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview.getByText("code and more")).toBeVisible();
  await expect(content).toBeHidden();
  await expectAccessible(page, "preview");
  await page.getByRole("button", { name: "Write" }).click();
  await expect(text).toHaveValue(typed);
});

/** Pastes HTML as if copied from a page or document. */
const paste = (field: Locator, html: string, plain = "plain") =>
  field.evaluate(
    (area, [html, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", plain);
      area.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, plain] as const,
  );

test("pastes unsafe HTML as clean Markdown, uploads its picture, and undoes it in one step", async ({
  page,
  edit,
}) => {
  await edit();
  const { content, text } = editorOf(page);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await content.fill("");
  await paste(
    content,
    `<h2>Head</h2><script>document.title = "taken"</script><p><b>Bold</b>
      <img src="https://spy.example/1.gif" width="1" height="1"><a href="javascript:alert(1)">here</a></p>
      <img src="data:image/png;base64,${pixel}" alt="A dot"><img src="file:///me.png">`,
  );
  await expect(text).toHaveValue(/^## Head\n\n\*\*Bold\*\* here\n\n!\[A dot\]\(\/media\/[^)]*\)$/);
  await expect(page.getByText("1 pasted image could not")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Alt text for Pasted image 1" })).toBeFocused();
  expect(await page.title()).not.toBe("taken");
  const pasted = await text.inputValue();
  await content.press("ControlOrMeta+z");
  await expect(text).toHaveValue("");
  await content.press("ControlOrMeta+Shift+Z");
  await expect(text).toHaveValue(pasted);
  await content.press("ControlOrMeta+a");
  await paste(content, "<p>A <i>new</i> text</p>");
  await expect(text).toHaveValue("A _new_ text");
  await content.press("ControlOrMeta+z");
  await expect(text).toHaveValue(/^## Head/);
  await paste(content, "", "10 MB of text. ".repeat(700_000));
  await expect(page.getByText("The pasted text is too long")).toBeVisible();
  await expect(text).toHaveValue(/^## Head/);
});

test("undoes and redoes any mix of typing, tools and pastes exactly", async ({ page, edit }) => {
  const first = "First line.\n\nSecond line.";
  await edit({ content: first });
  const { content, text } = editorOf(page);
  await content.focus();
  const press = (keys: string) => () => content.press(keys);
  const acts = [
    ...["a", "b", "Enter", "Backspace", "ArrowUp", "Shift+ArrowLeft", "ControlOrMeta+End"].map(
      press,
    ),
    ...["b", "Alt+2", "Shift+8", "Shift+.", "k", "z"].map((key) => press(`ControlOrMeta+${key}`)),
    () => content.pressSequentially("Some words. "),
    () => paste(content, "<p>A <b>pasted</b> text</p>"),
  ];
  const { pick } = seededRandom("undo");
  for (let steps = 0; steps < 60; steps++) await pick(acts)();
  const last = await text.evaluate((area: HTMLTextAreaElement) => area.value);
  expect(last).not.toBe(first);
  for (let steps = 0; steps < 80; steps++) await content.press("ControlOrMeta+z");
  await expect(text).toHaveValue(first);
  for (let steps = 0; steps < 80; steps++) await content.press("ControlOrMeta+y");
  await expect(text).toHaveValue(last);
});

test("preserves every byte of a post when text is added", async ({ page, edit }) => {
  const odd = "Windows\r\nlines\r\n\r\nold\rMac, tab\t, \u2028 and trailing space \n\n\n";
  const post = await edit({ content: odd });
  await expect(page.getByText("All changes saved")).toBeVisible();
  const { content } = editorOf(page);
  await content.press("ControlOrMeta+End");
  await content.pressSequentially("End");
  await expect(page.getByText("All changes saved")).toBeHidden();
  await content.press("ControlOrMeta+s");
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect((await storedPost(post.id))?.content).toBe(`${odd}End`);
});

test("formats text by keyboard, undoes it, and scrolls the preview to the caret", async ({
  page,
  edit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await edit({ content: "First.\n\nSecond." });
  const { content, text, preview, sideBySide, slug } = editorOf(page);
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  await content.press("ControlOrMeta+a");
  await content.press("ControlOrMeta+b");
  await expect(text).toHaveValue("**First.\n\nSecond.**");
  await content.press("ControlOrMeta+z");
  await expect(text).toHaveValue("First.\n\nSecond.");
  // Typing after an undo must not replace any text.
  await content.press("ControlOrMeta+End");
  await content.press("ControlOrMeta+Alt+2");
  await expect(text).toHaveValue("First.\n\n## Second.");
  await content.press("ControlOrMeta+z");
  await page.keyboard.insertText("..");
  await expect(text).toHaveValue("First.\n\nSecond...");
  await content.press("ControlOrMeta+z");
  await expect(text).toHaveValue("First.\n\nSecond.");

  await content.press("ControlOrMeta+Home");
  await content.press("Shift+Tab");
  await expect(tool("Bold")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool("Markdown help")).toBeFocused();
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowLeft");
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
  await expect(text).toHaveValue("> [!WARNING]\n> Hot.\n\nFirst.\n\nSecond.");
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

test("edits a table and a task by mouse, and keeps the caret in the text", async ({
  page,
  edit,
}) => {
  const table = "> | a | b |\n> | - | - |\n> | 1 || 2 |";
  const tasks = "- [ ] Call\n- [ ] Write";
  const start = "~~Old.~~\n\n```js\nconst a = b;\n```";
  await edit({ content: `${start}\n\n${table}\n\n${tasks}` });
  const { content, text } = editorOf(page);
  await expect(content.locator(".tok-strikethrough")).toHaveText("Old.");
  await expect(content.locator(".tok-keyword")).toHaveText("const");
  await content.getByText("1", { exact: true }).click();
  await page.getByRole("button", { name: "Add row" }).click();
  await expect(text).toHaveValue(`${start}\n\n${table}\n> |  |  |\n\n${tasks}`);
  await expect(content).toBeFocused();
  await page.getByRole("checkbox", { name: "Done" }).last().click();
  await expect(text).toHaveValue(/- \[ \] Call\n- \[x\] Write$/);
  await expect(content).toBeFocused();
});
