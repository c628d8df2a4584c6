import { signToken } from "@/lib/links/signed-token";
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
import { signingSecret, storedSubscribers } from "../support/stored";
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

for (const [kind, gone] of [
  ["confirm", "This link has expired."],
  ["unsubscribe", "You are not on the list."],
] as const) {
  test.describe(`a link to ${kind}`, () => {
    test.use({ expectedErrors: /status of 4(03|10)/ });
    const path = `/newsletter/${kind}`;
    const sign = async (expires: Date | null, purpose = `newsletter-${kind}`) =>
      signToken(purpose, crypto.randomUUID(), expires, await signingSecret());

    test("that is too old says so, with 410, and has no button", async ({ page }) => {
      const token = await sign(new Date(Date.now() - 1000));
      expect((await page.goto(`${path}?token=${token}`))?.status()).toBe(410);
      await expect(page.getByRole("heading", heading)).toHaveText(gone);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    });

    test("to nothing that is left says so, with 410", async ({ page }) => {
      expect((await page.goto(`${path}?token=${await sign(null)}`))?.status()).toBe(410);
      await expect(page.getByRole("heading", heading)).toHaveText(gone);
    });

    test("that is forged says so, with 403, whatever is wrong with it", async ({ page }) => {
      const right = await sign(null);
      const queries = [
        "",
        "?token=",
        "?token=x",
        `?token=${right.slice(0, -1)}`,
        `?token=${right.replace(/^./, (first) => (first === "a" ? "b" : "a"))}`,
        `?token=${await sign(null, "another purpose")}`,
        `?token=${right}&token=${right}`,
        `?token=${encodeURIComponent(encodeURIComponent(`${right} `))}`,
        `?token=${"a".repeat(8000)}`,
        "?token=%00%0d%0a<script>",
        "?token[]=x",
      ];
      for (const query of queries) {
        const response = await page.goto(path + query);
        expect(response?.status(), query.slice(0, 60)).toBe(403);
        await expect(page.getByRole("heading", heading)).toHaveText("This link does not work.");
      }
    });
  });
}

test("the one-click address refuses what is not one of its links", async ({ request }) => {
  const address = "/api/newsletter/unsubscribe";
  const secret = await signingSecret();
  const wrong = signToken("newsletter-confirm", crypto.randomUUID(), null, secret);
  const gone = signToken("newsletter-unsubscribe", crypto.randomUUID(), null, secret);
  for (const [query, status] of [
    ["", 403],
    ["?token=x", 403],
    [`?token=${wrong}`, 403],
    [`?token=${gone}&token=${gone}`, 403],
    [`?token=${gone}`, 410],
  ] as const) {
    const response = await request.post(address + query, { form: oneClick });
    expect(response.status(), query).toBe(status);
    expect(await response.text()).not.toMatch(/\bat [\w.]+ \(|node_modules/);
  }
});

test("the daily clean-up wants its secret", async ({ request }) => {
  expect((await request.post("/api/cron/daily")).status()).toBe(401);
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
