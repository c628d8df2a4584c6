import type { Page } from "@playwright/test";
import { type Account, newAccount, setAdmin, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { serviceClient } from "../support/stored";

let admin: Account;

test.beforeEach(async ({ context }) => {
  admin = await newAccount({ isAdmin: true });
  await signIn(context, admin);
});

const listOf = (email: string) => `/admin/users?q=${encodeURIComponent(email)}`;
const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });

test("an admin makes a member an admin, and takes it away again", async ({ page }) => {
  const member = await newAccount();
  await page.goto(listOf(member.email));
  const row = rowOf(page, member.email);
  await expect(row).toContainText("Member");

  await row.getByRole("button", { name: `Grant admin to ${member.email}` }).click();
  const question = page.getByRole("alertdialog", { name: "Grant admin access" });
  await expect(question).toContainText(member.email);
  await question.getByRole("button", { name: "Grant admin" }).click();
  await expect(page.getByRole("status").getByText("Admin access granted.")).toBeVisible();
  await expect(question).toBeHidden();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  expect(await isAdmin(member)).toBe(true);

  await row.getByRole("button", { name: `Revoke admin from ${member.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke admin" }).click();
  await expect(page.getByRole("status").getByText("Admin access revoked.")).toBeVisible();
  await expect(row).toContainText("Member");
  expect(await isAdmin(member)).toBe(false);
});

test("a question that is not confirmed changes nothing", async ({ page }) => {
  const member = await newAccount();
  await page.goto(listOf(member.email));
  const grant = page.getByRole("button", { name: `Grant admin to ${member.email}` });
  await grant.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(grant).toBeFocused();
  expect(await isAdmin(member)).toBe(false);
});

test("it all works by keyboard", async ({ page }) => {
  const member = await newAccount();
  await page.goto(listOf(member.email));
  await tabTo(page, page.getByRole("button", { name: `Grant admin to ${member.email}` }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, question.getByRole("button", { name: "Grant admin" }));
  await page.keyboard.press("Enter");
  await expect(rowOf(page, member.email).getByText("Admin", { exact: true })).toBeVisible();
  expect(await isAdmin(member)).toBe(true);
});

test("nobody is offered to change their own access, and reads why", async ({ page }) => {
  await page.goto(listOf(admin.email));
  const row = rowOf(page, admin.email);
  await expect(row).toContainText("This is you. Only another admin can change your access.");
  await expect(row.getByRole("button")).toHaveCount(0);
});

test("an admin who is none any more changes nobody, and hears it", async ({ page }) => {
  const member = await newAccount();
  await page.goto(listOf(member.email));
  await setAdmin(admin.id, false);
  await page.getByRole("button", { name: `Grant admin to ${member.email}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Grant admin" }).click();
  await expect(page.getByRole("alert").getByText(/^Your session has ended/)).toBeVisible();
  expect(await isAdmin(member)).toBe(false);
});

test("an address is found by how it begins, whatever its case and its characters", async ({
  page,
}) => {
  const member = await newAccount();
  await page.goto("/admin/users");
  await page.getByLabel("Email starts with").fill(member.email.slice(0, 30).toUpperCase());
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(rowOf(page, member.email)).toBeVisible();
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(1);
  for (const pattern of ["%", "_", "*", "\\", ",", "a%b*c"]) {
    await page.goto(listOf(pattern));
    await expect(page.getByText("No users match this email."), pattern).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is read and searched", async ({ page }) => {
    const member = await newAccount();
    await page.goto("/admin/users");
    await page.getByLabel("Email starts with").fill(member.email);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(1);
    await expect(rowOf(page, member.email)).toContainText("Member");
  });
});

test("the list and its question have no violation", async ({ page }) => {
  const member = await newAccount();
  await page.goto("/admin/users");
  await expectAccessible(page, "list");
  await page.goto(listOf(member.email));
  await page.getByRole("button", { name: /^Grant admin/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "question");
  await page.goto(listOf("nobody-has-this-address"));
  await expectAccessible(page, "nobody found");
});

async function isAdmin({ id }: Account): Promise<boolean | undefined> {
  const { data, error } = await (await serviceClient())
    .from("profiles")
    .select("is_admin")
    .eq("id", id)
    .single();
  if (error) throw error;
  return data.is_admin;
}
