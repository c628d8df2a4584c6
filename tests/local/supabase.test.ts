import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stack } from "../../local/stack.ts";
import { ask, makeProject, startTrial } from "./trial.ts";

describe("the Supabase API", () => {
  let stack: Stack;
  const undo: (() => void | Promise<void>)[] = [];

  beforeAll(async () => {
    const project = await makeProject({}, (work) => undo.unshift(work));
    stack = await startTrial(project, {}, (work) => undo.unshift(work));
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

  test("puts the confirmation mail of a sign-up into the mail catcher", async () => {
    const body = JSON.stringify({ email: "someone@example.com", password: "long enough" });
    expect(await ask(stack, "/auth/v1/signup", { method: "POST", body })).toMatchObject({
      status: 200,
    });

    const [mail] = (await (await fetch(`${stack.mailUrl}/api/messages`)).json()) as {
      to: string[];
      text: string;
    }[];
    expect(mail?.to).toEqual(["someone@example.com"]);
    const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link).toContain(`${stack.supabaseUrl}/auth/v1/verify?token=`);
    const confirmed = await fetch(link, { redirect: "manual" });
    expect(confirmed.headers.get("location")).toContain("http://localhost:3000");
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
