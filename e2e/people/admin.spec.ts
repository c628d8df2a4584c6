import { newAccount, seeded, signIn } from "../support/accounts";
import { storeBooking, storeMessage } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { storedBookings, storedMessages } from "../support/stored";

test("finds a person by full email, exports and erases them after the email is typed again", async ({
  page,
  context,
}) => {
  await signIn(context, seeded.admin);
  const { email } = await newAccount();
  await storeMessage(email, "Words of mine.");
  await storeBooking({ email });
  await page.goto("/admin/people");
  await expectAccessible(page, "empty");
  const search = page.getByLabel("Email address");
  await search.fill(email.slice(0, -1));
  await search.press("Enter");
  await expect(page.getByText(`No data is stored about ${email.slice(0, -1)}.`)).toBeVisible();
  await search.fill(email);
  await search.press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Words of mine.");
  await expectAccessible(page, "found");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as JSON" }).click();
  expect((await started).suggestedFilename()).toBe("person.json");

  const panel = page.getByRole("region", { name: "Erase this person" });
  await expect(panel).toContainText("1 message");
  await expect(panel).toContainText("1 booking");
  const typed = panel.getByLabel(`Type ${email} to confirm`);
  const erase = panel.getByRole("button", { name: "Erase everything" });
  await typed.fill("somebody@else.example");
  await erase.click();
  const mismatch = page.getByRole("alert").getByText("The email addresses don't match.");
  await expect(mismatch).toBeVisible();
  await typed.fill(email);
  await erase.click();
  const status = page.getByRole("status");
  await expect(status.getByText("All data about this email address was erased.")).toBeVisible();
  await expect(page.getByText(`No data is stored about ${email}.`)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedMessages(email)).toEqual([]);
  expect(await storedBookings(email)).toEqual([]);

  await page.getByRole("button", { name: "Allow emails again" }).click();
  await expect(status.getByText("Emails to this address are allowed again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Allow emails again" })).toHaveCount(0);
});
