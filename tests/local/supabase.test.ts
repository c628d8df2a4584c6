import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stack } from "../../local/process/stack.ts";
import { ask, makeProject, startTestStack } from "./test-stack.ts";

describe("the Supabase API", () => {
  let stack: Stack;
  const undo: (() => void | Promise<void>)[] = [];

  beforeAll(async () => {
    const project = await makeProject({}, (work) => undo.unshift(work));
    stack = await startTestStack(project, {}, (work) => undo.unshift(work));
  });

  afterAll(async () => {
    for (const work of undo) await work();
  });

  test("keeps the migrations' revokes, also after the first request", async () => {
    for (const _round of [1, 2]) {
      expect(await ask(stack, "/rest/v1/vault")).toMatchObject({ body: { code: "42501" } });
      expect(await ask(stack, "/rest/v1/blogs")).toEqual({ status: 200, body: [] });
      const key = stack.secretKey;
      expect(await ask(stack, "/rest/v1/vault", { key })).toMatchObject({ status: 200 });
    }
  });

  test("wants a key", async () => {
    expect(await ask(stack, "/rest/v1/blogs", { key: null })).toMatchObject({ status: 401 });
  });

  test("gives each of many requests at once its own role", async () => {
    const init = { method: "POST", body: "{}" };
    const asked = Array.from({ length: 20 }, (_, index) => {
      const key = index % 2 ? stack.secretKey : stack.publishableKey;
      return ask(stack, "/rest/v1/rpc/who_am_i", { ...init, key });
    });
    const roles = (await Promise.all(asked)).map(({ body }) => body);
    expect(roles).toEqual(roles.map((_, index) => (index % 2 ? "service_role" : "anon")));
  });

  test("puts our confirmation mail of a sign-up into the mail catcher, with a link that works once", async () => {
    const body = JSON.stringify({ email: "someone@example.com", password: "long enough" });
    expect(await ask(stack, "/auth/v1/signup", { method: "POST", body })).toMatchObject({
      status: 200,
    });

    const [mail] = await mails(stack);
    expect(mail).toMatchObject({ to: ["someone@example.com"], subject: "Confirm your address" });
    const link = linkIn(mail);
    expect(link.href).toMatch("http://localhost:3000/auth/confirm?token_hash=");
    expect(mail?.text).not.toMatch(/[<>]|&#/);
    expect(mail?.html).toContain(`href="${link.href.replace("&", "&#38;")}"`);

    const { token_hash, type } = Object.fromEntries(link.searchParams);
    const verify = { method: "POST", body: JSON.stringify({ token_hash, type }) };
    expect(await ask(stack, "/auth/v1/verify", verify)).toMatchObject({
      status: 200,
      body: { user: { email: "someone@example.com" } },
    });
    expect(await ask(stack, "/auth/v1/verify", verify)).toMatchObject({ status: 403 });
  });

  test.each([
    [59, 200],
    [61, 403],
  ])("answers a mailed link after %i minutes with %i", async (minutes, status) => {
    const email = `after-${minutes}@example.com`;
    const body = JSON.stringify({ email, password: "long enough" });
    await ask(stack, "/auth/v1/signup", { method: "POST", body });
    await stack.sql(
      "update auth.users set confirmation_sent_at = now() - make_interval(mins => $1) where email = $2",
      minutes,
      email,
    );
    const mail = (await mails(stack)).find(({ to }) => to.includes(email));
    const { token_hash, type } = Object.fromEntries(linkIn(mail).searchParams);
    const verify = { method: "POST", body: JSON.stringify({ token_hash, type }) };
    expect(await ask(stack, "/auth/v1/verify", verify)).toMatchObject({ status });
  });

  test("stores files and hands them out", async () => {
    const key = stack.secretKey;
    const bucket = JSON.stringify({ id: "covers", name: "covers", public: true });
    await ask(stack, "/storage/v1/bucket", { key, method: "POST", body: bucket });
    const path = "covers/odd name/picture.txt";
    const upload = await ask(stack, `/storage/v1/object/${path}`, {
      key,
      method: "POST",
      body: "bytes",
      headers: { "content-type": "text/plain" },
    });
    expect(upload.status).toBe(200);
    const file = await fetch(`${stack.supabaseUrl}/storage/v1/object/public/${path}`);
    expect(await file.text()).toBe("bytes");
    expect(file.headers.get("content-type")).toContain("text/plain");
  });
});

type Mail = { to: string[]; subject: string; text: string; html: string };

async function mails({ mailUrl }: Stack): Promise<Mail[]> {
  return (await fetch(`${mailUrl}/api/messages`)).json();
}

function linkIn(mail: Mail | undefined): URL {
  return new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
}
