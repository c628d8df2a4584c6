import type { Page } from "@playwright/test";
import { type Account, newAccount, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { mailsTo } from "../support/mail";
import { storedProfile } from "../support/stored";

const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });

const isAdmin = async ({ email }: Account) => (await storedProfile(email))[0]?.is_admin;

test("finds a member by email, and grants and revokes admin access after confirmation", async ({
  page,
  context,
}) => {
  const [admin, member] = [await newAccount({ isAdmin: true }), await newAccount()];
  await signIn(context, admin);
  await page.goto("/admin/users");
  await expectAccessible(page, "list");
  const search = page.getByLabel("Search users");
  await search.fill(member.email.slice(0, 30).toUpperCase());
  const row = rowOf(page, member.email);
  await expect(row).toContainText("Member");
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(1);

  await row.getByRole("link", { name: `Change access for ${member.email}` }).click();
  const question = page.getByRole("form", { name: "Grant admin access" });
  await expect(question).toContainText(member.email);
  await expectAccessible(page, "question");
  expect(await isAdmin(member)).toBe(false);
  await question.getByRole("button", { name: "Grant admin" }).click();
  await expect(page.getByRole("status").getByText("Admin access granted.")).toBeVisible();
  expect(await isAdmin(member)).toBe(true);
  const newest = async () => (await mailsTo(member.email))[0]?.subject;
  await expect.poll(newest).toMatch(/^You are now an admin/);

  await page.getByRole("link", { name: "All users" }).click();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await row.getByRole("link", { name: `Change access for ${member.email}` }).click();
  const revoking = page.getByRole("form", { name: "Revoke admin access" });
  await expect(revoking).toContainText(member.email);
  await revoking.getByRole("button", { name: "Revoke admin" }).click();
  await expect(page.getByRole("status").getByText("Admin access revoked.")).toBeVisible();
  await page.getByRole("link", { name: "All users" }).click();
  await expect(row).toContainText("Member");
  expect(await isAdmin(member)).toBe(false);
});
