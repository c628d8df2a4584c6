import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeEntry } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { catchAction, expectForAdminsOnly, replay } from "../support/replayed-action";
import { serviceClient, storedEntries } from "../support/stored";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Update Waitlist Entry" });
const notes = (page: Page) => dialog(page).getByLabel("Notes");
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });

async function manage(page: Page, email: string) {
  await page.goto(`/admin/waitlist?q=${email}`);
  await page.getByRole("button", { name: /^Manage/ }).click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("the second of two admins is told, sees the first one's notes, and may still decide", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  const other = await context.newPage();
  await manage(page, email);
  await manage(other, email);
  await notes(other).fill("Spoke on the phone.");
  await button(other, "Approve").click();
  await expect(dialog(other)).toBeHidden();

  await notes(page).fill("Wrong address.");
  await button(page, "Reject").click();
  const alert = dialog(page).getByRole("alert");
  await expect(alert).toContainText("Someone changed this entry after you opened it.");
  await expect(alert).toContainText("Approved");
  await expect(alert).toContainText("Spoke on the phone.");
  await expect(notes(page)).toHaveValue("Wrong address.");
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "approved", notes: "Spoke on the phone." }),
  ]);

  await button(page, "Reject").click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "rejected", notes: "Wrong address." }),
  ]);
});

test("an entry that is gone meanwhile is told", async ({ page }) => {
  const email = uniqueEmail();
  const id = await storeEntry({ email });
  await manage(page, email);
  await (await serviceClient()).from("waitlist").delete().eq("id", id);
  await button(page, "Approve").click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "This entry is no longer on the waitlist.",
  );
});

test("a session that ended loses nothing: signed in elsewhere, the same dialog saves", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await manage(page, email);
  await notes(page).fill("Typed before the end.");
  await context.clearCookies();
  await button(page, "Approve").click();
  const alert = dialog(page).getByRole("alert");
  await expect(alert).toContainText("Authentication error: Please log in again.");
  await expect(alert.getByRole("link")).toHaveAttribute("href", "/login?next=/admin/waitlist");
  await expect(notes(page)).toHaveValue("Typed before the end.");
  expect(await storedEntries(email)).toEqual([expect.objectContaining({ status: "pending" })]);

  await signIn(context, seeded.admin);
  await button(page, "Approve").click();
  await expect(dialog(page)).toBeHidden();
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "approved", notes: "Typed before the end." }),
  ]);
});

test("without a session the list leads to sign in, and back", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/admin/waitlist?status=pending");
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/login");
  expect(searchParams.get("next")).toBe("/admin/waitlist?status=pending");
});

test.describe("a decision", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("that fails says so; sent by anybody but an admin it changes nothing", async ({
    page,
    request,
  }) => {
    const email = uniqueEmail();
    await storeEntry({ email });
    await manage(page, email);
    await notes(page).fill("Kept.");
    const caught = await catchAction(page, () => button(page, "Approve").click());
    await expect(dialog(page).getByRole("alert")).toHaveText("Failed to update status");
    await expect(notes(page)).toHaveValue("Kept.");

    const admin = await expectForAdminsOnly(
      request,
      caught,
      email,
      "Authentication error: Please log in again.",
    );
    expect(await storedEntries(email)).toEqual([expect.objectContaining({ status: "pending" })]);

    // The same call by an admin: it is the sender that was refused, not the call.
    await replay(request, caught, admin);
    expect(await storedEntries(email)).toEqual([expect.objectContaining({ status: "approved" })]);
  });
});
