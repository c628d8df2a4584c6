import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { failMails, mailsTo, uniqueEmail } from "../support/mail";
import { failMail, sendMails } from "../support/outbox";
import { serviceClient } from "../support/stored";

const reason = "503 The provider is away.";

test("shows why mail failed, and sends it once when retried individually or in bulk", async ({
  page,
  context,
  ip,
}) => {
  // Claiming and retrying both wait for the sender.
  test.slow();
  // One email has been given up, and two are due for a retry in an hour.
  const [given, waiting, alsoWaiting] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const fail = async (to: string, seconds?: number) => {
    await sendMails(ip, [to], "Text.");
    const failing = expect.poll(() => failMail(to, reason, seconds), { intervals: [50] });
    await failing.toBe(true);
  };
  await failMails(503, 1_000);
  await fail(given);
  for (const to of [waiting, alsoWaiting]) await fail(to, 3_600);
  await failMails(503, 0);

  await signIn(context, seeded.admin);
  await page.goto("/admin/outbox");
  const row = page.getByRole("row").filter({ hasText: given });
  await expect(row).toContainText("Failed");
  await expect(row).toContainText(reason);
  const waitingRow = page.getByRole("row").filter({ hasText: waiting });
  await expect(waitingRow).toContainText("Waiting to retry");
  await expect(waitingRow).toContainText("Next:");
  await expectAccessible(page, "undelivered");

  const retry = { name: `Retry Test mail, to ${given}` };
  await row.getByRole("button", retry).click();
  await expect(page.getByRole("status").getByText("Retrying the email now.")).toBeVisible();
  await expect(row.getByRole("button", retry)).toHaveCount(0);
  await expect.poll(() => statusOf(given)).toBe("sent");
  expect(await mailsTo(waiting)).toEqual([]);
  expect(await mailsTo(given)).toHaveLength(1);

  await page.reload();
  await expect(waitingRow).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Retry all on this page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(/^Retrying \d+ emails now\.$/)).toBeVisible();
  for (const to of [waiting, alsoWaiting]) {
    await expect.poll(async () => (await mailsTo(to)).length).toBe(1);
  }
  await expect(page.getByRole("main")).toBeFocused();
});

async function statusOf(to: string): Promise<string | undefined> {
  const client = await serviceClient();
  const { data } = await client.from("email_outbox").select("status").eq("to_address", to);
  return data?.[0]?.status;
}
