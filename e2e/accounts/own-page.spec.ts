import { newAccount, signIn } from "../support/accounts";
import { storeBooking } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

test("a member opens their account from the header, changes their username and deletes the account", async ({
  page,
}) => {
  const member = await newAccount();
  await storeBooking({ email: member.email });
  await signIn(page.context(), member);
  await page.goto("/");
  await page.getByRole("link", { name: "Account" }).first().click();
  await expect(page.getByRole("heading", { name: "Your account." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose another time" })).toBeVisible();
  await expectAccessible(page, "account");

  const username = page.getByRole("textbox", { name: "Username" });
  await username.fill("a b");
  await page.getByRole("button", { name: "Save username" }).click();
  await expect(username).toHaveAccessibleDescription(/can only contain letters/);
  await username.fill("renamed");
  await page.getByRole("button", { name: "Save username" }).click();
  await expect(page.getByText("Username saved.")).toBeVisible();

  await page.getByRole("checkbox", { name: "Delete everything about me" }).check();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
});
