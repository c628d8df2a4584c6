import { afterEach, expect, test, vi } from "vitest";
import { connect } from "@/lib/supabase/connect";
import { call, orThrow } from "@/lib/supabase/query";

const client = connect({ url: "http://localhost", secretKey: "key" }, 1_000);

afterEach(() => vi.unstubAllGlobals());

test("a failed call throws an error with the function's name and the database's code", async () => {
  vi.stubGlobal("fetch", () => Response.json({ code: "42501", message: "no" }, { status: 403 }));
  const failure = { name: "Error", message: "expire_sessions: no", code: "42501" };
  await expect(call(client, "expire_sessions")).rejects.toMatchObject(failure);
});

test("a query that times out throws a TimeoutError", async () => {
  const timeout = new DOMException("Too late", "TimeoutError");
  vi.stubGlobal("fetch", () => Promise.reject(timeout));
  const failure = { name: "TimeoutError", message: "Tags: TimeoutError: Too late" };
  const query = client.from("tags").select("name").then(orThrow("Tags"));
  await expect(query).rejects.toMatchObject(failure);
});

test("a failure without a message still throws an error with the call's name", async () => {
  vi.stubGlobal("fetch", () => Response.json({ error: "gone" }, { status: 502 }));
  const failure = { name: "Error", message: "expire_sessions: no answer" };
  await expect(call(client, "expire_sessions")).rejects.toMatchObject(failure);
});
