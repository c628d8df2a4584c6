import type { Page } from "@playwright/test";
import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { startFaultySite } from "../support/faulty-site";
import { editorOf, expect, expectAlert, expectSaved, openAs, test } from "../support/posts";
import { testSite } from "../support/test-site";

// One second server over the same build and data, whose database can be made to refuse.
test.describe.configure({ mode: "serial" });

const port = testSite.port + 6;
const error = {
  message: "out of ink",
  details: "The well is dry",
  hint: "Refill it",
  code: "53100",
};
let site: Awaited<ReturnType<typeof startFaultySite>>;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  site = await startFaultySite(port);
});

test.beforeEach(() => {
  site.faults.length = 0;
});

test.afterAll(() => site?.stop());

test("a list that cannot be loaded says why, and is tried again", async ({ page, store, word }) => {
  const post = await store();
  site.faults.push({ method: "POST", table: "rpc/list_posts", error });
  await openAs(page, seeded.admin, `/admin/posts?search=${word}`);
  await expectAlert(page, "Failed to load posts: out of ink");
  await expectAccessible(page, "load error");
  site.faults.length = 0;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("row").filter({ hasText: post.title })).toBeVisible();
});

test("what the database refuses in the list is undone, in its words", async ({
  page,
  store,
  word,
}) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts?search=${word}`);
  site.faults.push({ method: "PATCH", table: "blogs", error });
  site.faults.push({ method: "DELETE", table: "blogs", error });
  const row = page.getByRole("row").filter({ hasText: post.title });
  await row.getByRole("button", { name: "Draft" }).click();
  await expectAlert(page, "Failed to update post: out of ink");
  await expect(row.getByRole("button", { name: "Draft" })).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectAlert(page, "Failed to delete post: out of ink");
  await expect(row).toBeVisible();
});

test("a save by who cannot be known just now says that, and nothing is lost", async ({
  page,
  word,
}) => {
  const editor = await writeNew(page, word);
  site.faults.push({ table: "profiles" });
  await editor.create.click();
  await expectAlert(page, "There was an error saving your post: Failed to authenticate.");
  site.faults.length = 0;
  await editor.create.click();
  await expectSaved(page);
});

test("what the database refuses in the editor is said with details and hint, and nothing is lost", async ({
  page,
  word,
}) => {
  const editor = await writeNew(page, word);
  site.faults.push({ method: "POST", table: "blogs", error });
  await editor.create.click();
  await expectAlert(
    page,
    "There was an error saving your post: out of ink - Details: The well is dry - Hint: Refill it",
  );
  site.faults[0] = {
    method: "POST",
    table: "blogs",
    error: { ...error, message: "", details: null, hint: null },
  };
  await editor.create.click();
  await expectAlert(page, "An unknown error occurred while saving the post");
  await expect(editor.content).toHaveValue("Text");
  site.faults.length = 0;
  await editor.create.click();
  await expectSaved(page);
});

async function writeNew(page: Page, title: string) {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await editor.title.fill(title);
  await editor.content.fill("Text");
  return editor;
}
