import { expect, test } from "../support/fixtures";
import { mailsTo } from "../support/mail";
import {
  form,
  linkIn,
  mailTo,
  subscribe,
  subscribed,
  uniqueAddress,
} from "../support/newsletter-form";
import { storedSubscribers } from "../support/stored";
import { sitePath } from "../support/test-site";

const oneClick = { "List-Unsubscribe": "One-Click" };
const heading = { level: 1 } as const;

test.use({ expectedErrors: /status of 410/ });

async function statusOf(email: string) {
  return (await storedSubscribers(email))[0]?.status;
}

test("from the footer to the list, off it by the page, and back by a new confirmation", async ({
  page,
}) => {
  const email = uniqueAddress();
  await subscribe(page, email);
  const link = linkIn(await mailTo(email, /^Please confirm/));

  const opened = await page.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  expect(opened?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await statusOf(email)).toBe("pending");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page).toHaveURL("/newsletter/confirmed");
  await expect(page.getByRole("heading", heading)).toHaveText("You are on the list.");
  expect(await statusOf(email)).toBe("confirmed");

  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole("heading", heading)).toHaveText("Already confirmed.");

  const welcome = await mailTo(email, /^You are on the list/);
  const leave = linkIn(welcome);
  expect((await page.goto(leave))?.status()).toBe(200);
  expect(await statusOf(email)).toBe("confirmed");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page).toHaveURL("/newsletter/unsubscribed");
  expect(await statusOf(email)).toBe("unsubscribed");

  expect((await page.goto(leave))?.status()).toBe(410);
  await expect(page.getByRole("heading", heading)).toHaveText("You have already unsubscribed.");

  await page.goto(link);
  await expect(page.getByRole("button", { name: "Confirm subscription" })).toHaveCount(0);
  await subscribe(page, email);
  expect(await statusOf(email)).toBe("pending");
  await expect
    .poll(
      async () => (await mailsTo(email)).filter(({ subject }) => /^Please/.test(subject)).length,
    )
    .toBe(2);
});

test("a confirmed address that subscribes again gets the same answer and no mail", async ({
  page,
}) => {
  const email = uniqueAddress();
  await subscribe(page, email);
  await page.goto(linkIn(await mailTo(email, /^Please confirm/)));
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page).toHaveURL("/newsletter/confirmed");
  await mailTo(email, /^You are on the list/);
  await subscribe(page, email);
  // The outbox is drained in order: when a later mail has come, none was queued for this address.
  const other = uniqueAddress();
  await subscribe(page, other);
  await mailTo(other, /^Please confirm/);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(await statusOf(email)).toBe("confirmed");
});

test("a mail program unsubscribes by one click, twice with the same answer", async ({
  page,
  request,
}) => {
  const email = uniqueAddress();
  await subscribe(page, email);
  await page.goto(linkIn(await mailTo(email, /^Please confirm/)));
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  const { headers } = await mailTo(email, /^You are on the list/);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const url = sitePath(headers["List-Unsubscribe"]?.match(/^<(\S+)>$/)?.[1] ?? "");
  expect(url).toContain("/api/newsletter/unsubscribe?token=");

  const wrong: Record<string, string>[] = [
    { "List-Unsubscribe": "no" },
    { ...oneClick, more: "x" },
    {},
  ];
  for (const form of wrong) {
    expect((await request.post(url, { form })).status()).toBe(400);
  }
  expect((await request.post(url, { data: "x".repeat(2000) })).status()).toBe(400);
  const opened = await request.get(url, { maxRedirects: 0 });
  expect(sitePath(opened.headers().location ?? "")).toContain("/newsletter/unsubscribe?token=");
  expect(await statusOf(email)).toBe("confirmed");

  expect((await request.post(url, { form: oneClick })).status()).toBe(200);
  expect(await statusOf(email)).toBe("unsubscribed");
  expect((await request.post(url, { multipart: oneClick })).status()).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the links work as well", async ({ page }) => {
    const email = uniqueAddress();
    await page.goto("/contact");
    await page.getByLabel("Your e-mail address").fill(email);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(form(page)).toContainText(subscribed);
    await page.goto(linkIn(await mailTo(email, /^Please confirm/)));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page).toHaveURL("/newsletter/confirmed");
    await page.goto(linkIn(await mailTo(email, /^You are on the list/)));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page).toHaveURL("/newsletter/unsubscribed");
    expect(await statusOf(email)).toBe("unsubscribed");
  });
});
