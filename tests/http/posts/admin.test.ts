import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { serviceClient } from "@/e2e/support/stored";
import { expect, test } from "../test";

test("a post that is not there answers 404, and the old address of the editor leads on", async ({
  request,
}) => {
  const headers = { cookie: cookieHeader(await sessionCookies(seeded.admin)) };
  const open = (path: string) => request.get(`/admin/posts/${path}`, { headers, maxRedirects: 0 });
  const missing = ["nonsense", "1", "7", "%00", "..%2f..%2fetc", `${"0".repeat(8)}-0000`];
  for (const id of [...missing, crypto.randomUUID()]) {
    expect((await open(id)).status(), id).toBe(404);
  }
  const { data } = await (await serviceClient()).from("blogs").select("id").limit(1).single();
  expect((await open(`${data?.id}`)).status()).toBe(200);
  const moved = await open(`edit/${data?.id}`);
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe(`/admin/posts/${data?.id}`);
});
