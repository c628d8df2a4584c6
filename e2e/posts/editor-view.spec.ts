import { seeded } from "../support/accounts";
import { editorOf, expect, openAs, test } from "../support/posts";

test("previews a post as the site will show it, without running its scripts", async ({ page }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const { title, content, preview, sideBySide } = editorOf(page);
  await sideBySide.click();
  await title.fill("A <b>title</b>");
  await content.fill(
    [
      "1. A problem",
      "Fix it: a remedy",
      "[a trap](javascript:alert(1)) and [a link](https://elsewhere.example/)",
      "<script>document.title = 'taken'</script><img src=/work/pulseboard-mobile-1088.avif alt=Till onerror=alert(1)>",
    ].join("\n\n"),
  );
  await expect(preview.getByRole("heading", { name: "A <b>title</b>" })).toBeVisible();
  await expect(preview.locator(".callout-problem")).toContainText("A problem");
  await expect(preview.locator(".callout-fix")).toContainText("Fix it: a remedy");
  await expect(preview.getByText("a trap")).not.toHaveAttribute("href");
  await expect(preview.locator("script, [onerror]")).toHaveCount(0);
  await expect(preview.getByRole("img", { name: "Till" })).toBeVisible();
  expect(await page.title()).not.toBe("taken");
  const beside = page.waitForEvent("popup");
  await page.context().route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await preview.getByRole("link", { name: "a link" }).click();
  await (await beside).close();
  await expect(title).toHaveValue("A <b>title</b>");
});
