import { expectAccessible } from "../support/axe";
import { editorOf, expect, test } from "../support/posts";
import { sitePath } from "../support/test-site";

const content = `> [!TIP]
> Ask for less.

https://youtu.be/dQw4w9WgXcQ

[A guide](https://guide.example/a)

A note.[^1]

- [x] Done

| Plan | Price |
| --- | ---: |
| ${"Wide".repeat(60)} | 10 |

\`\`\`ts
const wide = "${"wide ".repeat(60)}";
\`\`\`

[^1]: With a source.
`;

test.describe("a post with a video", () => {
  test("loads the player only when pressed, after direct and client-side navigation", async ({
    page,
    store,
  }) => {
    const { slug } = await store({ published: true, content });
    const asked: string[] = [];
    await page.context().route(/youtu/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
    });
    const player = page.locator(".player iframe");
    const link = page.getByRole("button", { name: "Play the video" });
    const playsAt = async () => {
      await expect(player).toBeFocused();
      await expect
        .poll(() => asked)
        .toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
      asked.length = 0;
    };

    await page.goto(`/blog/${slug}`);
    await expectAccessible(page, "a post with every kind of block");
    await expect(page.getByRole("cell", { name: "10" })).toHaveCSS("text-align", "right");
    for (const name of ["Table", "Code"]) {
      const region = page.getByRole("region", { name });
      await region.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    }
    expect(asked).toEqual([]);
    await link.click();
    await playsAt();

    // After client-side navigation, the old policy applies until pressing play reloads the page.
    await page.goto("/blog");
    await page.evaluate((to) => Reflect.get(window, "next").router.push(to), `/blog/${slug}`);
    await expect(link).toBeVisible();
    expect(asked).toEqual([]);
    await link.press("Space");
    await playsAt();
  });
});

test("shares a draft by link and revokes it without losing unsaved changes", async ({
  page,
  openWindow,
  edit,
}) => {
  const post = await edit({ title: "Soon", content });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const editor = editorOf(page);
  await editor.content.fill("Not saved.");

  await editor.openPanel("Publish");
  await page.getByLabel("Expires after").selectOption("Custom date");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByLabel("Last day")).toBeFocused();
  await expect(page.getByLabel("Last day")).toHaveAccessibleDescription("Choose an expiry date");
  await page.getByLabel("Expires after").selectOption("1 day");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByText(/^Link created\. Expires /)).toBeVisible();
  await expect(editor.text).toHaveValue("Not saved.");

  await page.getByRole("button", { name: /^Copy the link/ }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const reader = await openWindow();
  await reader.goto(new URL(sitePath(url), page.url()).href);
  await expect(reader.getByRole("heading", { name: post.title })).toBeVisible();
  await expect(reader.getByRole("note")).toContainText("The link expires on");
  await reader.close();

  await page.getByRole("button", { name: /^Revoke the link/ }).click();
  await expect(page.getByText("Link revoked.")).toBeVisible();
  await expect(page.getByText(/^Link created\./)).toBeHidden();
  await expect(page.getByRole("cell", { name: "Once" })).toBeVisible();
  await expect(editor.text).toHaveValue("Not saved.");
});
