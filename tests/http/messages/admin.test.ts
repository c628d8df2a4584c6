import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { headingOf } from "../html";
import { expect, test } from "../test";

test.for(["new", "1", "../etc", "x".repeat(36), "%00"])(
  "/admin/messages/%s can be no message's address",
  async (id, { request }) => {
    const cookie = cookieHeader(await sessionCookies(seeded.admin));
    const path = `/admin/messages/${encodeURIComponent(id)}`;
    const response = await request.get(path, { headers: { cookie } });
    expect(response.status()).toBe(404);
    expect(headingOf(await response.text())).toBe("Message not found");
  },
);
