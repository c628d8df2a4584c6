import { expectAccessible } from "../support/axe";
import { editorOf, expect, test } from "../support/posts";

test("inserts blocks and page links, finds and replaces, and toggles help and full screen", async ({
  page,
  edit,
}) => {
  await edit();
  const { content, text, slug } = editorOf(page);
  const choices = page.getByRole("listbox", { name: "Insert" });
  // The menu loads on focus, and opens even if that takes longer than typing.
  let load = () => {};
  const typed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("/_next/static/**/*.js", (route) => typed.then(() => route.continue()));
  await content.fill("");
  await content.pressSequentially("/quo");
  load();
  await expect(choices.getByRole("option")).toHaveText(["Quote"]);
  await expectAccessible(page, "slash menu");
  await content.press("Enter");
  await content.pressSequentially("Said. ");
  await expect(text).toHaveValue("> Said. ");
  await expect(choices).toBeHidden();

  await content.pressSequentially("\n\n/page");
  await expect(choices.getByRole("option")).toHaveText(["Link to a page"]);
  await content.press("Enter");
  const pages = page.getByRole("dialog", { name: "Link to a page" });
  await expect(pages.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("about");
  await pages.getByRole("button", { name: /\/about/ }).click();
  await expect(content).toBeFocused();
  await expect(text).toHaveValue(/^> Said\. \n\n\[.+\]\(\/about\)$/);

  await content.fill("");
  await content.pressSequentially("1) one\ntwo");
  await content.press("Shift+Enter");
  await expect(text).toHaveValue("1) one\n2) two\n");
  await content.fill("one two One");
  await content.press("ControlOrMeta+a");
  await content.press("ControlOrMeta+h");
  const find = page.getByRole("textbox", { name: "Find", exact: true });
  await expect(find).toHaveValue("one two One");
  await page.keyboard.type("one");
  await page.getByRole("textbox", { name: "Replace", exact: true }).fill("three");
  await expectAccessible(page, "find and replace");
  await page.getByRole("button", { name: "Replace all" }).click();
  await expect(text).toHaveValue("three two three");
  await content.press("ControlOrMeta+z");
  await expect(text).toHaveValue("one two One");
  await find.press("Escape");
  await expect(find).toBeHidden();
  await expect(content).toBeFocused();

  await page.getByRole("button", { name: "Markdown help" }).click();
  const help = page.getByRole("dialog", { name: "Markdown help" });
  await expect(help.getByRole("heading", { name: "Numbered list" })).toBeVisible();
  await expect(help).toHaveCSS("opacity", "1");
  await expect(help.locator(".prose > h2").first()).toHaveCSS("margin-top", "0px");
  await expectAccessible(page, "help");
  await page.keyboard.press("Escape");
  await expect(content).toBeFocused();
  await slug.press("ControlOrMeta+Shift+f");
  await expect(slug).toBeHidden();
  await expect(content).toBeFocused();
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeHidden();
  expect((await content.boundingBox())?.width).toBeGreaterThan(800);
  await expectAccessible(page, "full screen");
  await content.press("Escape");
  await expect(slug).toBeVisible();
});
