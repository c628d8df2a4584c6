import { newAccount, signIn } from "./accounts";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { uniqueEmail } from "./mail";
import { sendMails } from "./outbox";
import { serviceClient } from "./stored";

// Mail that fails is in admin-outbox.alone.spec.ts.
test.beforeEach(async ({ context }) => {
  await signIn(context, await newAccount({ isAdmin: true }));
});

test("a mail that went out is listed as sent, without what it says", async ({ page, address }) => {
  const to = uniqueEmail();
  const secret = crypto.randomUUID();
  await sendMails(address, [to], `https://site.example/booking?token=${secret}`);
  await expect.poll(() => statusOf(to)).toBe("sent");
  const response = await page.goto("/admin/outbox?show=sent");
  expect(await response?.text()).not.toContain(secret);
  const row = page.getByRole("row").filter({ hasText: to });
  await expect(row).toContainText("Test mail");
  await expect(row.getByText("Sent", { exact: true })).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL("/admin/outbox?show=all");
  await expect(page.getByRole("row").filter({ hasText: to })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of the list are read", async ({ page }) => {
    for (let round = 0; round < 6; round++) {
      await sendMails(`10.0.0.${round}`, Array.from({ length: 5 }, uniqueEmail), "Text.");
    }
    await page.goto("/admin/outbox?show=all");
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(25);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/admin/outbox?show=all&page=2");
    await expect(page.getByRole("table").getByRole("rowheader").first()).toBeVisible();
    await page.getByRole("link", { name: "Undelivered" }).click();
    await expect(page).toHaveURL("/admin/outbox");
    await page.goto("/admin/outbox?show=all&page=99999");
    await expect(page.getByText("This list has no page 99999.")).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test("the outbox has no violation", async ({ page, address }) => {
        const to = uniqueEmail();
        await sendMails(address, [to], "Text.");
        await page.goto("/admin/outbox?show=all");
        await expect(page.getByRole("row").filter({ hasText: to })).toBeVisible();
        await expectAccessible(page, "all mail");
      });
    });
  }
}

async function statusOf(to: string): Promise<string | undefined> {
  const client = await serviceClient();
  const { data } = await client.from("email_outbox").select("status").eq("to_address", to);
  return data?.[0]?.status;
}
