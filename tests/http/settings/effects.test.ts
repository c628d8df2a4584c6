import type { APIRequestContext } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { agencyMailsFrom } from "@/e2e/support/contact-form";
import { mailsTo, uniqueEmail } from "@/e2e/support/mail";
import { signInAsAdmin, signInNewAdmin } from "../admin-session";
import { expect, test } from "../test";

// All tests share the settings, so each test restores what it changes.

test("a new exchange rate applies to every price at the next request, and pages stay static", async ({
  request,
}) => {
  const { call } = await signInAsAdmin(request);
  const setRate = (rate: string) => call("setExchangeRate", { fields: { exchange_rate: rate } });
  const places = ["/", "/get-started?plan=starter"];
  for (const path of places) expect(await pricesOf(request, path)).toContain("USD 750");
  try {
    expect(await setRate("0.2")).toContain("Exchange rate saved.");
    for (const path of places) {
      const prices = await pricesOf(request, path);
      expect(prices).toContain("USD 1,000");
      expect(prices).not.toContain("USD 750");
    }
    // Structured data for search engines.
    expect(await (await request.get("/")).text()).toContain('"price":1000');
  } finally {
    await setRate("0.15");
  }
  for (const path of places) expect(await pricesOf(request, path)).toContain("USD 750");
});

test("without JavaScript, an invalid value stays in its field with an error", async ({
  request,
}) => {
  await signInNewAdmin(request);
  const { location = "" } = await postForm(request, "/admin/settings", { exchange_rate: "many" });
  const html = await (await request.get(location)).text();
  expect(html).toMatch(/id="exchange_rate-error"[^>]*>[^<]*Enter a number with a decimal point/);
  expect(html).toContain('value="many"');
});

test("notifications go to the configured email, or to the site's own by default", async ({
  request,
}) => {
  const { call } = await signInAsAdmin(request);
  const setAddress = (notification_address: string) =>
    call("setNotificationAddress", { fields: { notification_address } });
  const sendMessage = (user_email: string) =>
    postForm(request, "/contact", { user_name: "A visitor", user_email, message: "Hello." });
  const team = uniqueEmail();
  const teamMailsFrom = async (email: string) =>
    (await mailsTo(team)).filter(({ text }) => text.includes(email));
  const [before, after] = [uniqueEmail(), uniqueEmail()];
  try {
    expect(await setAddress(team)).toContain("Notification email saved.");
    await sendMessage(before);
    await expect.poll(() => teamMailsFrom(before)).toHaveLength(1);
    expect(await agencyMailsFrom(before)).toEqual([]);
  } finally {
    await setAddress("");
  }
  await sendMessage(after);
  await expect.poll(() => agencyMailsFrom(after)).toHaveLength(1);
  expect(await teamMailsFrom(after)).toEqual([]);
});

/** Returns the prices in a page's HTML, as seen without JavaScript. Expects a static page. */
async function pricesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  expect(response.headers()["cache-control"]).toContain("s-maxage");
  expect(response.headers()["set-cookie"]).toBe(undefined);
  return (await response.text()).match(/USD [\d,]+/g) ?? [];
}
