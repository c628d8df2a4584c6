import type { APIRequestContext } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { uniqueEmail } from "@/e2e/support/mail";
import { linkIn, mailTo } from "@/e2e/support/newsletter-form";
import { storedSubscribers } from "@/e2e/support/stored";
import { sitePath } from "@/e2e/support/test-site";
import { headingOf, mainOf } from "../html";
import { expect, test } from "../test";

async function expectForm(request: APIRequestContext, link: string, button: string) {
  const opened = await request.get(link);
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "content-security-policy": expect.stringMatching(/script-src 'self' 'nonce-/),
  });
  const html = await opened.text();
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(mainOf(html)).toContain(`${button}</button>`);
}

async function subscribe(request: APIRequestContext) {
  const newsletter_email = uniqueEmail();
  await postForm(request, "/contact", { newsletter_email });
  const link = linkIn(await mailTo(newsletter_email, /^Confirm your Kiskadee/));
  const status = async () => (await storedSubscribers(newsletter_email))[0]?.status;
  await expectForm(request, link, "Confirm subscription");
  expect(await status()).toBe("pending");
  expect((await postForm(request, link, {})).location).toBe("/newsletter/confirmed");
  const welcome = await mailTo(newsletter_email, /^You're on the list/);
  return { welcome, status };
}

test("newsletter links work without JavaScript, only when the form is sent", async ({
  request,
}) => {
  const { welcome, status } = await subscribe(request);
  const link = linkIn(welcome);
  await expectForm(request, link, "Unsubscribe");
  expect(await status()).toBe("confirmed");
  const { location } = await postForm(request, link, {});
  expect(location).toBe("/newsletter/unsubscribed");
  expect(await status()).toBe("unsubscribed");
  const again = await request.get(link);
  expect([again.status(), headingOf(await again.text())]).toEqual([
    ...[410, "You've already unsubscribed."],
  ]);
});

test("one-click unsubscribe works from a mail client and can be repeated", async ({ request }) => {
  const { welcome, status } = await subscribe(request);
  const { headers } = welcome;
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const url = sitePath(headers["List-Unsubscribe"]?.match(/^<(\S+)>$/)?.[1] ?? "");
  expect(url).toContain("/api/newsletter/unsubscribe?token=");

  expect((await request.post(url, { form: { "List-Unsubscribe": "no" } })).status()).toBe(400);
  const opened = await request.get(url, { maxRedirects: 0 });
  expect(sitePath(opened.headers().location ?? "")).toContain("/newsletter/unsubscribe?token=");
  expect(await status()).toBe("confirmed");

  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await request.post(url, { form: oneClick })).status()).toBe(200);
  expect(await status()).toBe("unsubscribed");
  expect((await request.post(url, { multipart: oneClick })).status()).toBe(200);
});
