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

  test("explains, with a matching status, that it has expired, is gone or is invalid", async ({
    request,
  }) => {
    const open = async (token: string) => {
      const response = await request.get(`${path}?token=${token}`);
      const html = await response.text();
      expect(mainOf(html)).not.toContain("<button");
      return [response.status(), headingOf(html)];
    };
    const [unknown, other] = [await sign(purpose), await sign("another purpose")];
    for (const token of [await sign(purpose, new Date(Date.now() - 1000)), unknown]) {
      expect(await open(token)).toEqual([410, gone]);
    }
    for (const token of [unknown.slice(0, -1), other, `${unknown}&token=${unknown}`]) {
      expect(await open(token), token).toEqual([403, "This link doesn't work."]);
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
