import { newAccount, setAdmin, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { failMails, mailsTo, uniqueEmail } from "../support/mail";
import { failMail, sendMails } from "../support/outbox";
import { serviceClient } from "../support/stored";

const reason = "503 The provider is away.";
let admin: Awaited<ReturnType<typeof newAccount>>;
let given: string;
let waiting: string;

// One mail that was given up, and one that waits for an hour.
test.beforeEach(async ({ context, address }) => {
  admin = await newAccount({ isAdmin: true });
  await signIn(context, admin);
  given = uniqueEmail();
  waiting = uniqueEmail();
  await failMails(503, 1_000);
  await sendMails(address, [given], "Text.");
  await expect.poll(() => failMail(given, reason), { intervals: [50], timeout: 30_000 }).toBe(true);
  await sendMails(address, [waiting], "Text.");
  await expect
    .poll(() => failMail(waiting, reason, 3_600), { intervals: [50], timeout: 30_000 })
    .toBe(true);
  await failMails(503, 0);
});

test("undelivered mail stands there with its reason, and goes out when it is retried", async ({
  page,
}) => {
  await page.goto("/admin/outbox");
  const row = page.getByRole("row").filter({ hasText: given });
  await expect(row).toContainText("Given up");
  await expect(row).toContainText(reason);
  const other = page.getByRole("row").filter({ hasText: waiting });
  await expect(other).toContainText("Waiting to retry");
  await expect(other).toContainText("Next:");

  await row.getByRole("button", { name: `Retry Test mail, to ${given}` }).click();
  await expect(page.getByRole("status").getByText("Retrying the mail now.")).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(given)).length).toBe(1);
  expect(await mailsTo(waiting)).toEqual([]);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Outbox" })).toBeVisible();
    await expect(row).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test("all of a page are retried at once, by keyboard too", async ({ page }) => {
  await page.goto("/admin/outbox");
  await page.getByRole("button", { name: "Retry all on this page" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").getByText(/^Retrying (\d+ mails|the mail) now\.$/),
  ).toBeVisible();
  for (const to of [given, waiting]) {
    await expect.poll(async () => (await mailsTo(to)).length).toBe(1);
  }
  await expect(page.getByRole("main")).toBeFocused();
});

test("what has gone out meanwhile is not sent twice", async ({ page }) => {
  await page.goto("/admin/outbox");
  const client = await serviceClient();
  const { data } = await client.from("email_outbox").select("id").eq("to_address", given).single();
  const second = await page.context().newPage();
  await second.goto("/admin/outbox");
  const retry = { name: `Retry Test mail, to ${given}` };
  await second.getByRole("button", retry).click();
  await expect.poll(async () => (await mailsTo(given)).length).toBe(1);
  await expect
    .poll(
      async () =>
        (
          await client
            .from("email_outbox")
            .select("status")
            .eq("id", data?.id ?? "")
            .single()
        ).data?.status,
    )
    .toBe("sent");
  await page.getByRole("button", retry).click();
  await expect(page.getByRole("alert").getByText(/There is nothing left to retry/)).toBeVisible();
  expect(await mailsTo(given)).toHaveLength(1);
});

test("an admin who is none any more retries nothing", async ({ page }) => {
  await page.goto("/admin/outbox");
  await setAdmin(admin.id, false);
  await page.getByRole("button", { name: `Retry Test mail, to ${given}` }).click();
  await expect(page.getByRole("alert").getByText(/^Your session has ended/)).toBeVisible();
  const client = await serviceClient();
  const { data } = await client.from("email_outbox").select("status").eq("to_address", given);
  expect(data).toEqual([{ status: "dead" }]);
});

test("undelivered mail has no violation", async ({ page }) => {
  await page.goto("/admin/outbox");
  await expect(page.getByRole("row").filter({ hasText: given })).toBeVisible();
  await expectAccessible(page, "undelivered");
});
