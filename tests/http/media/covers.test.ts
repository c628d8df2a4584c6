import sharp from "sharp";
import { cookieHeader, newAccount, seeded, sessionCookies } from "@/e2e/support/accounts";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("covers are taken from admins only, from this site only, and of their size only", async ({
  request,
}) => {
  const background = "#0a7";
  const file = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  const post = async (headers: Record<string, string>, data: Buffer = file) => {
    const answer = await request.post("/api/covers", {
      headers: { origin: testSite.url, "content-type": "image/png", ...headers },
      data,
    });
    return answer.status();
  };
  const cookieOf = async (account: { email: string; password: string }) =>
    cookieHeader(await sessionCookies(account));
  const admin = { cookie: await cookieOf(seeded.admin) };
  expect(await post({})).toBe(401);
  expect(await post({ cookie: await cookieOf(seeded.visitor) })).toBe(401);
  expect(await post({ cookie: await cookieOf(await newAccount()) })).toBe(401);
  expect(await post({ ...admin, origin: "https://elsewhere.example" })).toBe(403);
  expect(await post(admin, Buffer.alloc(6 * 1024 * 1024, 1))).toBe(413);
  expect(await post(admin)).toBe(201);
});

test("an address without a cover answers 404", async ({ request }) => {
  const id = crypto.randomUUID();
  for (const path of [`${id}/720.avif`, `${id}/x.webp`, "..%2f..%2fx/720.webp", `${id}/720.svg`]) {
    expect((await request.get(`/covers/${path}`)).status(), path).toBe(404);
  }
});
