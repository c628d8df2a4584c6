import { expect, test, vi } from "vitest";
import { rememberRefusals } from "@/lib/supabase/refused-tokens";

const url = "https://db.example/auth/v1/token?grant_type=refresh_token";
const body = (token: unknown) => ({ method: "POST", body: JSON.stringify({ token }) });

function fetchAnswering(...statuses: number[]) {
  const send = vi.fn(async () =>
    Response.json({ error: "no" }, { status: statuses.shift() ?? 400 }),
  );
  let time = 0;
  const ask = rememberRefusals(send as typeof fetch, () => time);
  const wait = (ms: number) => {
    time += ms;
  };
  return { send, ask, wait };
}

test("asks the auth server about a refused refresh token at most once a minute", async () => {
  const { send, ask, wait } = fetchAnswering();
  for (let count = 0; count < 3; count++) {
    const answer = await ask(url, body("a"));
    expect([answer.status, await answer.json()]).toEqual([400, { error: "no" }]);
  }
  expect(send).toHaveBeenCalledTimes(1);
  await ask(url, body("b"));
  expect(send).toHaveBeenCalledTimes(2);
  wait(60_000);
  await ask(url, body("a"));
  expect(send).toHaveBeenCalledTimes(3);
});

test.each([200, 429, 500, 503])("does not cache a response with status %i", async (status) => {
  const { send, ask } = fetchAnswering(status, status);
  for (let count = 0; count < 2; count++) expect((await ask(url, body("a"))).status).toBe(status);
  expect(send).toHaveBeenCalledTimes(2);
});

test("caches no other calls and at most a thousand tokens", async () => {
  const { send, ask } = fetchAnswering();
  for (let token = 0; token <= 1_000; token++) await ask(url, body(token));
  await ask(url, body(1));
  expect(send).toHaveBeenCalledTimes(1_001);
  await ask(url, body(0));
  const password = url.replace("refresh_token", "password");
  for (let count = 0; count < 2; count++) await ask(password, body("a"));
  expect(send).toHaveBeenCalledTimes(1_004);
});
