import { seeded, signIn } from "../support/accounts";
import { storeEntry } from "../support/admin-rows";
import { startFaultySite } from "../support/faulty-site";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { storedEntries } from "../support/stored";
import { testSite } from "../support/test-site";

const port = testSite.port + 8;
let site: Awaited<ReturnType<typeof startFaultySite>>;

// One site, whose database is made to fail for one test at a time.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${port}`, expectedErrors: /./s });

test.beforeAll(async () => {
  site = await startFaultySite(port);
});
test.afterAll(() => site?.stop());
test.beforeEach(async ({ context }) => {
  site.faults.length = 0;
  await signIn(context, seeded.admin);
});

for (const [area, table, message] of [
  ["waitlist", "waitlist", "Failed to fetch waitlist entries"],
  ["messages", "messages", "Failed to fetch messages"],
  ["subscribers", "subscribers", "Failed to fetch subscribers"],
  ["bookings", "bookings", "Failed to fetch bookings"],
] as const) {
  test(`${area} that cannot be loaded say so, and Try Again does`, async ({ page }) => {
    site.faults.push({ table });
    await page.goto(`/admin/${area}`);
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    site.faults.length = 0;
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("form", { name: /^Filter/ })).toBeVisible();
  });
}

test("a decision that the database does not take keeps its notes", async ({ page }) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await page.goto(`/admin/waitlist?q=${email}`);
  await page.getByRole("button", { name: /^Manage/ }).click();
  const dialog = page.getByRole("dialog", { name: "Update Waitlist Entry" });
  await dialog.getByLabel("Notes").fill("Kept.");
  site.faults.push({ table: "waitlist" });
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to update status");
  await expect(dialog.getByLabel("Notes")).toHaveValue("Kept.");
  site.faults.length = 0;
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog).toBeHidden();
  expect(await storedEntries(email)).toEqual([
    expect.objectContaining({ status: "approved", notes: "Kept." }),
  ]);
});

test("while nobody can be known, a decision and the sign-in page say that", async ({ page }) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await page.goto(`/admin/waitlist?q=${email}`);
  await page.getByRole("button", { name: /^Manage/ }).click();
  const dialog = page.getByRole("dialog", { name: "Update Waitlist Entry" });
  site.faults.push({ table: "profiles" });
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    /^Authentication error: Failed to authenticate\./,
  );
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin&why=unavailable$/);
  await expect(page.getByRole("main").getByText(/^Failed to authenticate\./)).toBeVisible();
  site.faults.length = 0;
  await page.goto(`/admin/waitlist?q=${email}`);
  expect(await storedEntries(email)).toEqual([expect.objectContaining({ status: "pending" })]);
  await expect(page.getByRole("button", { name: /^Manage/ })).toBeVisible();
});
