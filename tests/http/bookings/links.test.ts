import { headingOf, mainOf } from "../html";
import { expect, test } from "../test";

test.for([
  ["no token", ""],
  ["an empty token", "?token="],
  ["a made-up token", "?token=cancel.3f0a1b2c-0000-4000-8000-00000000abcd.0.9999999999.AAAA"],
  ["two tokens", "?token=a&token=b"],
  ["markup", "?token=%3Cscript%3Ealert(1)%3C/script%3E"],
  ["a null byte", "?token=%00"],
  ["a token of 6,000 characters", `?token=${"a".repeat(6_000)}`],
] as const)(
  "a link with %s has a page that says it does not work",
  async ([, query], { request }) => {
    const response = await request.get(`/booking${query}`);
    expect(response.status()).toBe(403);
    const html = await response.text();
    expect(headingOf(html)).toBe("This link does not work");
    expect(mainOf(html)).not.toContain("<form");
  },
);
