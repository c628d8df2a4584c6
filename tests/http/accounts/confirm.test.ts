import { headingOf, mainOf } from "../html";
import { expect, test } from "../test";

test("a link that has expired is answered with 410", async ({ request }) => {
  const response = await request.get("/auth/confirm?type=recovery&outcome=expired");
  expect(response.status()).toBe(410);
  expect(headingOf(await response.text())).toBe("This link has expired.");
});

test("what cannot be a link of ours is answered with 403, and has no button", async ({
  request,
}) => {
  for (const query of [
    "",
    "?token_hash=&type=signup",
    "?token_hash=x&type=signup",
    `?token_hash=${"a".repeat(56)}`,
    `?token_hash=${"a".repeat(56)}&type=nonsense`,
    `?token_hash=${"a".repeat(56)}&token_hash=${"b".repeat(56)}&type=signup`,
    "?token_hash=%00%0d%0a<script>alert(1)</script>&type=signup",
    `?token_hash=${"a".repeat(4000)}&type=signup`,
  ]) {
    const response = await request.get(`/auth/confirm${query}`);
    expect(response.status(), query.slice(0, 60)).toBe(403);
    const html = await response.text();
    expect(headingOf(html)).toBe("This link does not work.");
    expect(mainOf(html)).not.toContain("<button");
  }
});
