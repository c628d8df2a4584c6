import { expect, test, vi } from "vitest";
import { failure, invalid } from "@/lib/action";
import { flashCookie, flashStatus, keepFlash, readFlash } from "@/lib/forms/flash";

const jar = vi.hoisted(() => new Map<string, { value: string; path: string }>());
vi.mock("next/headers", () => ({
  cookies: async () => ({
    set: (name: string, value: string, { path }: { path: string }) =>
      jar.set(name, { value, path }),
    get: (name: string) => jar.get(name),
  }),
  headers: async () => new Headers(),
}));
vi.mock("@/lib/cookie-options", () => ({ baseCookieOptions: () => ({}) }));

const answerIn = (address: string) =>
  new URL(address, "https://site.invalid").searchParams.get("answer");

test.for([
  ["/admin/transfer", "/admin/transfer"],
  ["/admin/transfer/imports/1", "/admin/transfer"],
  ["/admin/posts/1", "/admin/posts"],
  ["/login", "/login"],
  ["/login/code", "/login"],
] as const)("scopes the flash cookie of %s to the path %s", async ([page, path]) => {
  await keepFlash(page, failure("No."));
  expect(jar.get(flashCookie)?.path).toBe(path);
});

test("reads a flash result and its page's status only by its id", async () => {
  const result = invalid({ file: "Too large." }, { from: "https://old.example" });
  const address = await keepFlash("/admin/transfer", result, { status: 413, query: { a: "b" } });
  expect(address).toMatch(/^\/admin\/transfer\?a=b&answer=[\da-f-]{36}$/);
  const answer = answerIn(address);
  expect(await readFlash(answer ?? "")).toEqual(result);
  expect(await readFlash("another")).toEqual({ status: "idle" });
  const { value } = jar.get(flashCookie) ?? {};
  expect(flashStatus(value, answer)).toEqual({ status: 413 });
  expect(flashStatus(value, "another")).toEqual({});
});
