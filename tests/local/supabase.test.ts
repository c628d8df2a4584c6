import { PgliteConnection } from "@supabase/lite/pglite";
import { expect, test } from "vitest";
import { settingMethods } from "../../local/supabase/request-settings.ts";
import { afterFile, ask, makeProject, startTestStack } from "./test-stack.ts";

const settings = `
create function public.settings(names text[]) returns json language sql as
$$ select json_object_agg(name, current_setting(name, true)) from unnest(names) as name $$;
`;
const project = await makeProject({ "20260101000001_settings.sql": settings }, afterFile);
const stack = await startTestStack(project, {}, afterFile);

/** Signs up, and returns the email, its link and a function that verifies the link's token. */
async function signUp(email: string) {
  const account = { email, password: "long enough" };
  const { status } = await ask(stack, "/auth/v1/signup", { body: account });
  const mails: Mail[] = await (await fetch(`${stack.mailUrl}/api/messages`)).json();
  const mail = mails.find(({ to }) => to.includes(email));
  const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const { token_hash, type } = Object.fromEntries(link.searchParams);
  const verify = () => ask(stack, "/auth/v1/verify", { body: { token_hash, type } });
  return { status, mail, link, verify };
}

test("requires a key, and enforces the migrations' revokes on every request", async () => {
  expect(await ask(stack, "/rest/v1/blogs", { key: null })).toMatchObject({ status: 401 });
  for (const _round of [1, 2]) {
    expect(await ask(stack, "/rest/v1/vault")).toMatchObject({ body: { code: "42501" } });
    expect(await ask(stack, "/rest/v1/blogs")).toEqual({ status: 200, body: [] });
    const key = stack.secretKey;
    expect(await ask(stack, "/rest/v1/vault", { key })).toMatchObject({ status: 200 });
  }
});

test("gives each of many concurrent requests its own role", async () => {
  const asked = Array.from({ length: 20 }, (_, index) => {
    const key = index % 2 ? stack.secretKey : stack.publishableKey;
    return ask(stack, "/rest/v1/rpc/who_am_i", { body: {}, key });
  });
  const roles = (await Promise.all(asked)).map(({ body }) => body);
  expect(roles).toEqual(roles.map((_, index) => (index % 2 ? "service_role" : "anon")));
});

test("sets a call's request settings in one statement instead of Supabase Lite's several", async () => {
  const told = {
    "request.jwt.claim.role": "service_role",
    "request.jwt.claims": expect.stringContaining('"role":"service_role"'),
    "request.method": "POST",
    "request.path": "/rpc/settings",
    "request.headers": expect.stringContaining('"content-type":"application/json"'),
    "response.status": "",
  };
  const body = { names: Object.keys(told) };
  const answer = await ask(stack, "/rest/v1/rpc/settings", { body, key: stack.secretKey });
  expect(answer).toEqual({ status: 200, body: told });
  // If a new version renamed these methods, Lite's slow ones would run again.
  for (const name of Object.keys(settingMethods)) {
    expect(PgliteConnection.prototype).toHaveProperty(name);
  }
});

test("emails a sign-up link that works only once", async () => {
  const email = "someone@example.com";
  const { status, mail, link, verify } = await signUp(email);
  expect(status).toBe(200);
  expect(mail).toMatchObject({ to: [email], subject: "Confirm your email" });
  expect(link.href).toMatch("http://localhost:3000/auth/confirm?token_hash=");
  expect(mail?.text).not.toMatch(/[<>]|&#/);
  expect(mail?.html).toContain(`href="${link.href.replace("&", "&#38;")}"`);
  expect(await verify()).toMatchObject({ status: 200, body: { user: { email } } });
  expect(await verify()).toMatchObject({ status: 403 });
});

test.each([
  [59, 200],
  [61, 403],
])("after %i minutes, an emailed link returns %i", async (minutes, status) => {
  const email = `after-${minutes}@example.com`;
  const { verify } = await signUp(email);
  await stack.sql(
    "update auth.users set confirmation_sent_at = now() - make_interval(mins => $1) where email = $2",
    minutes,
    email,
  );
  expect(await verify()).toMatchObject({ status });
});

type Mail = { to: string[]; subject: string; text: string; html: string };
