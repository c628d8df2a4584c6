import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { serviceClient } from "@/e2e/support/stored";
import { headingOf } from "../html";
import { expect, test } from "../test";

test("a post or message that is not there answers 404, and the old address of the editor leads on", async ({
  request,
}) => {
  const headers = { cookie: cookieHeader(await sessionCookies(seeded.admin)) };
  const open = (path: string) => request.get(`/admin/${path}`, { headers, maxRedirects: 0 });
  const missing = [
    "nonsense",
    "x".repeat(36),
    "1",
    "7",
    "%00",
    "..%2f..%2fetc",
    `${"0".repeat(8)}-0000`,
  ];
  for (const id of [...missing, crypto.randomUUID()]) {
    expect((await open(`posts/${id}`)).status(), id).toBe(404);
    const message = await open(`messages/${id}`);
    expect(message.status(), id).toBe(404);
    expect(headingOf(await message.text())).toBe("Message not found");
  }
  const { data } = await (await serviceClient()).from("blogs").select("id").limit(1).single();
  expect((await open(`posts/${data?.id}`)).status()).toBe(200);
  const moved = await open(`posts/edit/${data?.id}`);
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe(`/admin/posts/${data?.id}`);
});
