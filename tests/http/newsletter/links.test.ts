import { describe } from "vitest";
import { signingSecret } from "@/e2e/support/stored";
import { signToken } from "@/lib/links/signed-token";
import { headingOf, mainOf } from "../html";
import { expect, test } from "../test";

const sign = async (purpose: string, expires: Date | null = null) =>
  signToken(purpose, crypto.randomUUID(), expires, await signingSecret());

describe.each([
  ["confirm", "This link has expired."],
  ["unsubscribe", "You're not on the list."],
])("a link to %s", (kind, gone) => {
  const path = `/newsletter/${kind}`;
  const purpose = `newsletter-${kind}`;

  test("returns 410 without a button when it has expired or the subscription is gone", async ({
    request,
  }) => {
    for (const expires of [new Date(Date.now() - 1000), null]) {
      const response = await request.get(`${path}?token=${await sign(purpose, expires)}`);
      expect(response.status()).toBe(410);
      const html = await response.text();
      expect(headingOf(html)).toBe(gone);
      expect(mainOf(html)).not.toContain("<button");
    }
  });

  test("returns 403 when it is forged, has another purpose or repeats the token", async ({
    request,
  }) => {
    const right = await sign(purpose);
    const other = await sign("another purpose");
    for (const token of [right.slice(0, -1), other, `${right}&token=${right}`]) {
      const response = await request.get(`${path}?token=${token}`);
      expect(response.status(), token).toBe(403);
      expect(headingOf(await response.text())).toBe("This link doesn't work.");
    }
  });
});

test("one-click unsubscribe rejects invalid tokens and subscribers", async ({ request }) => {
  const gone = await sign("newsletter-unsubscribe");
  for (const [query, status] of [
    ["", 403],
    ["?token=x", 403],
    [`?token=${await sign("newsletter-confirm")}`, 403],
    [`?token=${gone}&token=${gone}`, 403],
    [`?token=${gone}`, 410],
  ] as const) {
    const form = { "List-Unsubscribe": "One-Click" };
    const response = await request.post(`/api/newsletter/unsubscribe${query}`, { form });
    expect(response.status(), query).toBe(status);
    expect(await response.text()).not.toMatch(/\bat [\w.]+ \(|node_modules/);
  }
});
