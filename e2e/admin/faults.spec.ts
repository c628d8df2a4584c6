import type { Page } from "@playwright/test";
import { failures } from "@/content/failure-pages";
import { newAccount, seeded, setAdmin, signIn } from "../support/accounts";
import { storeEntry } from "../support/admin-rows";
import { expectAccessible, violations } from "../support/axe";
import { startFaultySite } from "../support/faulty-site";
import { uniqueEmail } from "../support/mail";
import { withoutConnection } from "../support/page-actions";
import {
  editorOf,
  expect,
  expectAlert,
  expectSaved,
  openAs,
  removePost,
  storedPost,
  test,
} from "../support/posts";
import { storedEntries } from "../support/stored";
import { testSite } from "../support/test-site";

// All tests share one second server whose database can be made to fail.
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

test.describe("lists", () => {
  test.use({ expectedErrors: /./s });

  test("show an error when they fail to load, and load on Try again", async ({ page, context }) => {
    await signIn(context, seeded.admin);
    for (const [area, table, message] of [
      ["posts", "rpc/list_posts", "Failed to load posts: out of ink"],
      ["waitlist", "waitlist", "Failed to fetch waitlist entries"],
    ] as const) {
      site.faults.push({ table, error });
      await page.goto(`/admin/${area}`);
      await expect(page.getByText(message)).toBeVisible();
      if (area === "posts") await expectAccessible(page, "load error");
      site.faults.length = 0;
      // An error inside a list has a button; a full error page has a link.
      const again = page.getByText(/^Try again$/i);
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(page.getByRole("form", { name: /^Filter/ })).toBeVisible();
    }
  });
});

test.describe("with failing requests", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("rolls back a failed change in the list of posts and explains why", async ({
    page,
    store,
    word,
  }) => {
    const post = await store();
    const admin = await newAccount({ isAdmin: true });
    await openAs(page, admin, `/admin/posts?q=${word}`);
    const row = page.getByRole("row").filter({ hasText: post.title });
    const publish = row.getByRole("button", { name: "Draft" });
    const expectUndone = async (reason: string) => {
      await publish.click();
      await expectAlert(page, `Failed to update post: ${reason}`);
      await expect(publish).toBeVisible();
      await row.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expectAlert(page, `Failed to delete post: ${reason}`);
      await expect(row).toBeVisible();
    };
    await withoutConnection(page, () => expectUndone("The server could not be reached."));
    site.faults.push({ method: "PATCH", table: "blogs", error });
    site.faults.push({ method: "DELETE", table: "blogs", error });
    await expectUndone("out of ink");
    site.faults.length = 0;
    await setAdmin(admin.id, false);
    await expectUndone("Your session has ended.");
    expect(await storedPost(post.id)).toMatchObject({ published: false });

    await setAdmin(admin.id, true);
    await removePost(post.id);
    await publish.click();
    await expectAlert(page, "Failed to update post: This post no longer exists.");
    await expect(row).toHaveCount(0);
  });

  test("explains why a save failed, and keeps what was typed", async ({ page, context, edit }) => {
    const post = await edit();
    const editor = editorOf(page);
    const expectNotSaved = async (message: string) => {
      await editor.update.click();
      await expectAlert(page, message);
    };
    const failure = "There was an error saving your post:";
    await editor.content.fill("Written for an hour.");
    await withoutConnection(page, () =>
      expectNotSaved(`${failure} The server could not be reached.`),
    );
    site.faults.push({ table: "rpc/get_viewer" });
    await expectNotSaved(`${failure} Failed to authenticate.`);
    site.faults[0] = { table: "rpc/save_post", error };
    await expectNotSaved(`${failure} out of ink - Details: The well is dry - Hint: Refill it`);
    site.faults.length = 0;
    await context.clearCookies();
    await expectNotSaved("You must be logged in to create or edit posts");
    await expectAccessible(page, "signed out");
    await expect(editor.text).toHaveValue("Written for an hour.");
    expect((await storedPost(post.id))?.content).toBe("Some text.");

    await signIn(context, seeded.admin);
    await editor.update.click();
    await expectSaved(page);
    expect((await storedPost(post.id))?.content).toBe("Written for an hour.");
  });

  test("explains why a waitlist decision failed, and keeps its notes", async ({
    page,
    context,
    openWindow,
  }) => {
    const email = uniqueEmail();
    await storeEntry({ email });
    await signIn(context, seeded.admin);
    await page.goto(`/admin/waitlist?q=${email}`);
    await page.getByRole("button", { name: /^Manage/ }).click();
    const dialog = page.getByRole("dialog", { name: "Update Waitlist Entry" });
    const expectNotTaken = async (message: string | RegExp) => {
      await dialog.getByRole("button", { name: "Approve" }).click();
      await expect(dialog.getByRole("alert")).toHaveText(message);
    };
    await dialog.getByLabel("Notes").fill("Kept.");
    await withoutConnection(page, () => expectNotTaken("Failed to update status"));
    site.faults.push({ table: "rpc/get_viewer" });
    await expectNotTaken(/^Authentication error: Failed to authenticate\./);
    await expectSignInUnavailable(await openWindow(context));
    site.faults[0] = { table: "waitlist" };
    await expectNotTaken("Failed to update status");
    await expect(dialog.getByLabel("Notes")).toHaveValue("Kept.");
    expect(await storedEntries(email)).toEqual([expect.objectContaining({ status: "pending" })]);

    site.faults.length = 0;
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog).toBeHidden();
    expect(await storedEntries(email)).toEqual([
      expect.objectContaining({ status: "approved", notes: "Kept." }),
    ]);
  });
});

test.describe("public pages", () => {
  test.use({ expectedErrors: /status of (404|500)/ });

  test("show an error when they fail to load, also after following a link", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const again = page.getByRole("link", { name: "Try again" });
    await page.goto("/contact");
    site.faults.push({ cut: true });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
    await link.evaluate((element) => element.setAttribute("href", "/blog/never-linked-to"));
    await link.click();
    await expect(heading).toHaveText(failures.post.title);
    await expect(page.getByText(failures.post.text)).toBeVisible();
    await expect(page.getByText("Try again")).toBeVisible();
    for (const [path, { title, text }] of [
      ["/blog/page/3", failures.blog],
      ["/blog/never-asked-for", failures.post],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(500);
      await expect(heading).toHaveText(title);
      await expect(page.getByText(text)).toBeVisible();
      await again.click();
      await expect(heading).toHaveText(title);
    }
    await expectAccessible(page, "failure page");
    // Its dark theme follows the system, so expectAccessible does not show it.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page)).toEqual([]);
    site.faults.length = 0;
    await again.click();
    await expect(again).toHaveCount(0);
  });
});

async function expectSignInUnavailable(page: Page): Promise<void> {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin&why=unavailable$/);
  await expect(page.getByRole("main").getByText(/^Failed to authenticate\./)).toBeVisible();
  await page.close();
}
